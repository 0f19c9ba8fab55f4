using Box2D.Common;
using Platformer.Logic;

namespace Platformer;

/// <summary>What happens when the player touches something or falls. It runs between two steps of the world.</summary>
public class Rules
{
    // Time to see what happened before the game continues.
    private const int HurtSteps = 50;

    private readonly Level _level;
    private readonly GameSession _session;
    private readonly b2Vec2 _respawnPoint;
    private bool _isHurt;
    private int _stepsToWait;

    public Rules(Level level, GameSession session)
    {
        _level = level;
        _session = session;
        _respawnPoint = level.Player.Feet;
    }

    /// <summary>Whether the player obeys the controls at the moment.</summary>
    public bool IsInControl => !_isHurt;

    public void Step()
    {
        PlayMovementSounds();

        foreach (Thing thing in _level.Touched)
        {
            Touch(thing);
        }

        _level.Touched.Clear();

        if (_level.Player.Feet.y < -Player.Height && IsInControl)
        {
            Hurt();
        }

        if (_stepsToWait > 0 && --_stepsToWait == 0)
        {
            GoOn();
        }
    }

    private void PlayMovementSounds()
    {
        if (_level.Player.HasJumped)
        {
            Sounds.Play(Sound.Jump);
        }

        if (_level.Player.HasLanded)
        {
            Sounds.Play(Sound.Land);
        }
    }

    private void Touch(Thing thing)
    {
        switch (thing)
        {
            case Coin coin:
                Take(coin);
                break;

            case Crab crab when IsInControl && crab.IsStompedBy(_level.Player):
                Stomp(crab);
                break;

            case Crab or Urchin when IsInControl:
                Hurt();
                break;
        }
    }

    private void Take(Coin coin)
    {
        _session.TakeCoin();
        _level.Remove(coin);
        coin.FlyAway();
        Sounds.Play(Sound.Coin);
    }

    private void Stomp(Crab crab)
    {
        _session.StompCrab();
        _level.Remove(crab);
        crab.Flatten();
        _level.Player.Bounce();
        Sounds.Play(Sound.Stomp);
    }

    private void Hurt()
    {
        _isHurt = true;
        _stepsToWait = HurtSteps;
        _session.LoseLife();
        _level.Player.Hurt();
        Sounds.Play(Sound.Hurt);
    }

    private void GoOn()
    {
        _level.Player.Respawn(_respawnPoint);
        _isHurt = false;
    }
}
