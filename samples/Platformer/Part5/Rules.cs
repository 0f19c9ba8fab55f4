using System;
using Box2D.Common;
using Platformer.Logic;

namespace Platformer;

/// <summary>What happens when the player touches something or falls. It runs between two steps of the world.</summary>
public class Rules
{
    // Time to see what happened before the game continues.
    private const int HurtSteps = 50;
    private const int GoalSteps = 75;

    // Two seconds to look around after coming back: a crab may be walking over the flag.
    private const int SafeSteps = 130;
    private const int BlinkSteps = 10;

    private readonly Level _level;
    private readonly GameSession _session;
    private b2Vec2 _respawnPoint;
    private bool _isHurt;
    private bool _isGoalReached;
    private int _stepsToWait;
    private int _safeSteps;

    public Rules(Level level, GameSession session)
    {
        _level = level;
        _session = session;
        _respawnPoint = level.Player.Feet;
    }

    /// <summary>Whether the player obeys the controls at the moment.</summary>
    public bool IsInControl => !_isHurt && !_isGoalReached;

    /// <summary>Whether it is time for the next level or the end of the game.</summary>
    public bool IsLevelOver { get; private set; }

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

        Blink();
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

            case Crab or Urchin when IsInControl && _safeSteps == 0:
                Hurt();
                break;

            case Checkpoint checkpoint when IsInControl && !checkpoint.IsReached:
                Reach(checkpoint);
                break;

            case Chest chest when IsInControl:
                Open(chest);
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

    private void Reach(Checkpoint checkpoint)
    {
        _respawnPoint = checkpoint.Body.Position;
        checkpoint.Reach();
        Sounds.Play(Sound.Checkpoint);
    }

    private void Open(Chest chest)
    {
        _isGoalReached = true;
        _stepsToWait = GoalSteps;
        chest.Open();
        Sounds.Play(Sound.Win);
    }

    private void GoOn()
    {
        if (_isGoalReached)
        {
            _session.CompleteLevel();
        }

        IsLevelOver = _isGoalReached || _session.IsLost;

        if (!IsLevelOver)
        {
            _level.Player.Respawn(_respawnPoint);
            _isHurt = false;
            _safeSteps = SafeSteps;
        }
    }

    private void Blink()
    {
        _safeSteps = Math.Max(0, _safeSteps - 1);
        _level.Player.Sprite.Visible = _safeSteps / BlinkSteps % 2 == 0;
    }
}
