using Box2D.Common;
using Platformer.Logic;

namespace Platformer;

/// <summary>What happens when the player touches something or falls. It runs between two steps of the world.</summary>
public class Rules
{
    private readonly Level _level;
    private readonly GameSession _session;
    private readonly b2Vec2 _respawnPoint;

    public Rules(Level level, GameSession session)
    {
        _level = level;
        _session = session;
        _respawnPoint = level.Player.Feet;
    }

    public void Step()
    {
        foreach (Thing thing in _level.Touched)
        {
            Touch(thing);
        }

        _level.Touched.Clear();

        if (_level.Player.Feet.y < -Player.Height)
        {
            _level.Player.Respawn(_respawnPoint);
        }
    }

    private void Touch(Thing thing)
    {
        switch (thing)
        {
            case Coin coin:
                Take(coin);
                break;

            case Crab crab when crab.IsStompedBy(_level.Player):
                Stomp(crab);
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
}
