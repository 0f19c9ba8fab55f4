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

    public Level(LevelMap map)
    {
        World.SetContactListener(new ContactListener());

        Node.AddChild(new LevelTiles(map));
        Terrain.Create(World, map);
        AddCrates(map);

        Player = new Player(World, new b2Vec2(map.Start.Column + 0.5f, map.Start.Row));
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

    private void Add(CCNode node, BodyView view)
    {
        Node.AddChild(node);
        _views.Add(view);
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
}
