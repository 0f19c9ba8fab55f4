using Box2D.Common;

namespace Platformer;

/// <summary>What happens when the player touches something or falls. It runs between two steps of the world.</summary>
public class Rules
{
    private readonly Level _level;
    private readonly b2Vec2 _respawnPoint;

    public Rules(Level level)
    {
        _level = level;
        _respawnPoint = level.Player.Feet;
    }

    public void Step()
    {
        if (_level.Player.Feet.y < -Player.Height)
        {
            _level.Player.Respawn(_respawnPoint);
        }
    }
}
