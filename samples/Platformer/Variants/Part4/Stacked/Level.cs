using Box2D.Common;
using Box2D.Dynamics;
using Cocos2D;
using Platformer.Logic;

namespace Platformer;

/// <summary>Everything that a map puts into the world: bodies, and the nodes that show them.</summary>
public class Level
{
    // Three times Earth's gravity. On a screen, real gravity looks like floating.
    private const float Gravity = -30;

    public Level(LevelMap map)
    {
        Node.AddChild(new LevelTiles(map));
        Terrain.Create(World, map);
    }

    public b2World World { get; } = new b2World(new b2Vec2(0, Gravity));

    public CCNode Node { get; } = new CCNode();
}
