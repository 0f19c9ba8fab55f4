using System.Collections.Generic;
using Box2D.Collision.Shapes;
using Box2D.Common;
using Box2D.Dynamics;
using Cocos2D;
using Platformer.Logic;

namespace Platformer;

public class GameLayer : CCLayer
{
    private const int GroundRows = 2;
    private const float BreezeSpeed = 30;

    // Three times Earth's gravity. On a screen, real gravity looks like floating.
    private const float Gravity = -30;

    private readonly Scenery _scenery = new Scenery();
    private readonly b2World _world = new b2World(new b2Vec2(0, Gravity));
    private readonly FixedStep _clock = new FixedStep();
    private readonly List<BodyView> _views = new List<BodyView>();
    private float _scroll;

    public GameLayer()
    {
        AddChild(_scenery);
        AddGround();
        AddHero();
        DropPyramid();

        ScheduleUpdate();
    }

    public static CCScene CreateScene()
    {
        var scene = new CCScene();
        scene.AddChild(new GameLayer());
        return scene;
    }

    public override void Update(float dt)
    {
        base.Update(dt);

        int steps = _clock.Advance(dt);
        for (int i = 0; i < steps; i++)
        {
            Step();
        }

        foreach (BodyView view in _views)
        {
            view.Show(_clock.Fraction);
        }

        _scroll += BreezeSpeed * dt;
        _scenery.ScrollTo(_scroll);
    }

    private void Step()
    {
        foreach (BodyView view in _views)
        {
            view.Remember();
        }

        // Box2D's manual suggests 8 iterations for velocities and 3 for positions.
        _world.Step(FixedStep.Seconds, 8, 3);
    }

    private void AddGround()
    {
        var tiles = new TileBatch();

        for (int column = 0; column < AppDelegate.DesignWidth / TileBatch.TileSize; column++)
        {
            tiles.Add(Tile.GroundInside, column, 0);
            tiles.Add(Tile.GroundTop, column, 1);
        }

        AddChild(tiles);

        // One long box, because a box for each tile would have seams to trip over.
        // It extends beyond both sides of the screen, because crates can roll there.
        var size = new CCSize(AppDelegate.DesignWidth * 3, GroundRows * TileBatch.TileSize);
        var center = new CCPoint(AppDelegate.DesignWidth / 2, size.Height / 2);
        AddBox(center, size, b2BodyType.b2_staticBody);
    }

    private void AddHero()
    {
        CCSprite hero = Pictures.CreateSprite("images/hero-idle-1");

        // The anchor is the point of the picture that is at Position. Here it is between the feet.
        hero.AnchorPoint = new CCPoint(0.5f, 0);
        hero.Position = new CCPoint(200, GroundRows * TileBatch.TileSize);
        hero.RunAction(Pictures.CreateLoop(0.5f, "images/hero-idle-1", "images/hero-idle-2"));

        AddChild(hero);
    }

    private void DropPyramid()
    {
        for (int row = 0; row < 4; row++)
        {
            for (int i = 0; i < 4 - row; i++)
            {
                DropCrate(new CCPoint(560 + i * 40 + row * 20, 150 + row * 80));
            }
        }
    }

    private void DropCrate(CCPoint center)
    {
        CCSprite crate = Pictures.CreateSprite("images/crate");
        AddChild(crate);

        b2Body body = AddBox(center, crate.ContentSize, b2BodyType.b2_dynamicBody);
        _views.Add(new BodyView(body, crate));
    }

    private b2Body AddBox(CCPoint center, CCSize size, b2BodyType type)
    {
        b2Body body = _world.CreateBody(new b2BodyDef { type = type, position = Units.ToMeters(center) });

        // SetAsBox takes half the width and half the height.
        b2Vec2 half = Units.ToMeters(new CCPoint(size.Width / 2, size.Height / 2));
        var shape = new b2PolygonShape();
        shape.SetAsBox(half.x, half.y);

        body.CreateFixture(new b2FixtureDef { shape = shape, density = 1, friction = 0.5f });
        return body;
    }
}
