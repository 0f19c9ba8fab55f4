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

    private readonly ContactListener _contacts = new ContactListener();
    private readonly List<BodyView> _views = new List<BodyView>();
    private readonly List<Raft> _rafts = new List<Raft>();
    private readonly List<Crab> _crabs = new List<Crab>();

    public Level(LevelMap map)
    {
        World.SetContactListener(_contacts);

        Node.AddChild(new LevelTiles(map));
        Terrain.Create(World, map);
        AddThings(map);
        AddCrates(map);
        AddRafts(map);
        AddCrabs(map);

        Player = new Player(World, Foot(map.Start));
        Add(Player.Sprite, Player.View);
    }

    public b2World World { get; } = new b2World(new b2Vec2(0, Gravity));

    public CCNode Node { get; } = new CCNode();

    public Player Player { get; }

    /// <summary>What the player has begun to touch since the list was last cleared.</summary>
    public List<Thing> Touched => _contacts.Touched;

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

        foreach (Crab crab in _crabs)
        {
            crab.Step();
        }

        Player.Step(controls);

        // Box2D's manual suggests 8 iterations for velocities and 3 for positions.
        World.Step(FixedStep.Seconds, 8, 3);
    }

    public void Show(float fraction)
    {
        foreach (BodyView view in _views)
        {
            view.Show(fraction);
        }

        Player.ShowState();
    }

    /// <summary>Destroys the body. The sprite stays until its own actions remove it.</summary>
    public void Remove(Thing thing)
    {
        World.DestroyBody(thing.Body);

        if (thing is Crab crab)
        {
            _crabs.Remove(crab);
            _views.Remove(crab.View);
        }
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

    private void AddCrabs(LevelMap map)
    {
        foreach (Spot spot in map.FindAll(Symbol.Crab))
        {
            var crab = new Crab(World, Foot(spot), new Patrol(spot));
            _crabs.Add(crab);
            Add(crab.Sprite, crab.View);
        }
    }

    private static b2Vec2 Foot(Spot spot)
    {
        return new b2Vec2(spot.Column + 0.5f, spot.Row);
    }
}
