using System.Collections.Generic;
using Box2D.Collision.Shapes;
using Box2D.Common;
using Box2D.Dynamics;
using Cocos2D;
using Microsoft.Xna.Framework.Input;
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
    private readonly IControls _controls;
    private readonly Player _player;
    private readonly DebugDraw _debugDraw;
    private KeyboardState _previousKeys;
    private float _scroll;

    public GameLayer(IControls controls)
    {
        _controls = controls;
        _player = new Player(_world, new b2Vec2(4, GroundRows));
        _debugDraw = new DebugDraw(_world);
        _world.SetContactListener(new ContactListener());

        AddChild(_scenery);
        AddGround();
        AddWall(0);
        AddWall(AppDelegate.DesignWidth);
        AddRocks();
        AddHint();
        DropCrates();
        AddChild(_player.Sprite);
        AddChild(_debugDraw.Node, 1);

        _views.Add(_player.View);
        ScheduleUpdate();
    }

    public static CCScene CreateScene()
    {
        var scene = new CCScene();
        scene.AddChild(new GameLayer(new KeyboardControls()));
        return scene;
    }

    public override void Update(float dt)
    {
        base.Update(dt);

        ToggleDebugDraw();

        ControlsState controls = _controls.Read();

        int steps = _clock.Advance(dt);
        for (int i = 0; i < steps; i++)
        {
            Step(controls);
        }

        _player.ShowState();

        foreach (BodyView view in _views)
        {
            view.Show(_clock.Fraction);
        }

        _debugDraw.Draw();

        _scroll += BreezeSpeed * dt;
        _scenery.ScrollTo(_scroll);
    }

    private void Step(ControlsState controls)
    {
        foreach (BodyView view in _views)
        {
            view.Remember();
        }

        _player.Step(controls);

        // Box2D's manual suggests 8 iterations for velocities and 3 for positions.
        _world.Step(FixedStep.Seconds, 8, 3);
    }

    private void ToggleDebugDraw()
    {
        KeyboardState keys = Keyboard.GetState();

        if (keys.IsKeyDown(Keys.F1) && _previousKeys.IsKeyUp(Keys.F1))
        {
            _debugDraw.Node.Visible = !_debugDraw.Node.Visible;
        }

        _previousKeys = keys;
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

    // An invisible wall at the side of the screen.
    private void AddWall(float x)
    {
        var size = new CCSize(2, 2 * AppDelegate.DesignHeight);
        AddBox(new CCPoint(x, size.Height / 2), size, b2BodyType.b2_staticBody);
    }

    private void AddRocks()
    {
        var tiles = new TileBatch();
        AddRock(tiles, column: 13, row: 2, columns: 2, rows: 2);
        AddRock(tiles, column: 18, row: 5, columns: 4, rows: 1);
        AddRock(tiles, column: 24, row: 8, columns: 4, rows: 1);
        AddChild(tiles);
    }

    private void AddRock(TileBatch tiles, int column, int row, int columns, int rows)
    {
        for (int x = 0; x < columns; x++)
        {
            for (int y = 0; y < rows; y++)
            {
                tiles.Add(Tile.Rock, column + x, row + y);
            }
        }

        var size = new CCSize(columns * TileBatch.TileSize, rows * TileBatch.TileSize);
        var corner = new CCPoint(column * TileBatch.TileSize, row * TileBatch.TileSize);
        AddBox(new CCPoint(corner.X + size.Width / 2, corner.Y + size.Height / 2), size, b2BodyType.b2_staticBody);
    }

    private void AddHint()
    {
        CCLabelBMFont hint = GameFont.CreateLabel("Arrow keys run · Space jumps · F1 shows the bodies", 24);
        hint.Position = new CCPoint(AppDelegate.DesignWidth / 2, 500);
        AddChild(hint);
    }

    private void DropCrates()
    {
        for (int i = 0; i < 3; i++)
        {
            DropCrate(new CCPoint(272, 100 + i * 60));
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
