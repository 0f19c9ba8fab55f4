using System.Collections.Generic;
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

    private readonly List<BodyView> _views = new List<BodyView>();
    private readonly List<Raft> _rafts = new List<Raft>();

    public Level(LevelMap map)
    {
        World.SetContactListener(new ContactListener());

        Node.AddChild(new LevelTiles(map));
        Terrain.Create(World, map);
        AddThings(map);
        AddCrates(map);
        AddRafts(map);

        Player = new Player(World, Foot(map.Start));
        Add(Player.Sprite, Player.View);
    }

    public b2World World { get; } = new b2World(new b2Vec2(0, Gravity));

    public CCNode Node { get; } = new CCNode();

    public Player Player { get; }

    public void Step(ControlsState controls)
    {
        foreach (BodyView view in _views)
        {
            view.Remember();
        }

        // Rafts move first, because their riders take their speed.
        foreach (Raft raft in _rafts)
        {
            raft.Step();
        }

        Player.Step(controls);

        // Box2D's manual suggests 8 iterations for velocities and 3 for positions.
        World.Step(FixedStep.Seconds, 8, 3);

        // The step is over, so bodies can be moved again.
        if (Player.Feet.y < -Player.Height)
        {
            Player.Respawn();
        }
    }

    public void Show(float fraction)
    {
        foreach (BodyView view in _views)
        {
            view.Show(fraction);
        }

        Player.ShowState();
    }

    private void Add(CCNode node, BodyView view)
    {
        Node.AddChild(node);
        _views.Add(view);
    }

    private void AddThings(LevelMap map)
    {
        foreach (Spot spot in map.FindAll(Symbol.Coin))
        {
            Node.AddChild(new Coin(World, Foot(spot)).Sprite);
        }

        foreach (Spot spot in map.FindAll(Symbol.Urchin))
        {
            Node.AddChild(new Urchin(World, Foot(spot)).Sprite);
        }

        foreach (Spot spot in map.FindAll(Symbol.Checkpoint))
        {
            Node.AddChild(new Checkpoint(World, Foot(spot)).Sprite);
        }

        Node.AddChild(new Chest(World, Foot(map.Goal)).Sprite);
    }

    private void AddCrates(LevelMap map)
    {
        foreach (Spot spot in map.FindAll(Symbol.Crate))
        {
            var center = new b2Vec2(spot.Column + 0.5f, spot.Row + 0.5f);
            b2Body body = Bodies.CreateBox(World, b2BodyType.b2_dynamicBody, center, 1, 1);
            CCSprite crate = Pictures.CreateSprite("images/crate");
            Add(crate, new BodyView(body, crate));
        }
    }

    private void AddRafts(LevelMap map)
    {
        foreach (RaftRoute route in map.Rafts)
        {
            var raft = new Raft(World, route);
            _rafts.Add(raft);
            Add(raft.Sprite, raft.View);
        }
    }

    private static b2Vec2 Foot(Spot spot)
    {
        return new b2Vec2(spot.Column + 0.5f, spot.Row);
    }
}
