using System.Linq;
using Box2D.Collision.Shapes;
using Box2D.Common;
using Box2D.Dynamics;
using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

/// <summary>A pile of crates falls apart when a heavy coconut hits it.</summary>
public class b2WorldScene : Playground
{
    public b2WorldScene()
        : this(new b2WorldExample())
    {
    }

    private b2WorldScene(b2WorldExample physics)
        : base(physics.World)
    {
        AddChild(physics);
        foreach ((float x, float y) in new[] { (5.5f, 1.5f), (6.5f, 1.5f), (7.5f, 1.5f), (6f, 2.5f), (7f, 2.5f), (6.5f, 3.5f) })
        {
            Crate(x, y);
        }

        After(0.5f, Throw);
    }

    protected override void Step()
    {
    }

    private void Throw()
    {
        b2Body coconut = Coconut(-0.8f, 2.2f, 1.3f);
        coconut.FixtureList.Density = 6;
        coconut.ResetMassData();
        coconut.LinearVelocity = new b2Vec2(12, 2.6f);
        coconut.AngularVelocity = -8;
    }
}

/// <summary>Two crabs fall on two slopes: one stays upright, the other rotates with the slope.</summary>
public class b2BodyDefScene : Playground
{
    public b2BodyDefScene()
    {
        Slope(1.2f, 3.6f);
        Slope(6.2f, 3.6f);

        b2Body upright = b2BodyDefExample.AddPlayer(World);
        b2Body tumbling = Body(8, 8);
        foreach (b2Body crab in new[] { upright, tumbling })
        {
            Box(crab, 0.55f, 0.45f).Friction = 0.1f;
            Skin(crab, "crab", 0.9f);
        }

        Words("fixed rotation", 160, 335);
        Words("free", 480, 335);
    }
}

/// <summary>Three boards with a coconut each: one stays, one rises at constant speed, one falls.</summary>
public class b2BodyTypeScene : Playground
{
    public b2BodyTypeScene()
    {
        var board = new b2PolygonShape();
        board.SetAsBox(1.5f, 0.18f);
        b2BodyTypeExample.AddThree(World, board);
        for (b2Body body = World.BodyList; body != null; body = body.Next)
        {
            if (body != Ground)
            {
                Skin(body, "plank");
            }
        }

        Words("static", 109, 335);
        Words("kinematic", 320, 335);
        Words("dynamic", 531, 335);
        foreach (float x in new[] { 1.7f, 5, 8.3f })
        {
            Coconut(x, 5.9f, 0.9f);
        }
    }
}

/// <summary>Coconuts roll down a slope and away.</summary>
public class b2CircleShapeScene : Playground
{
    public b2CircleShapeScene()
    {
        Slope(-0.5f, 5.5f, true);
        for (int i = 0; i < 4; i++)
        {
            After(0.1f + i * 0.6f, Roll);
        }
    }

    private void Roll()
    {
        b2Body coconut = Body(0.4f, 5.5f);
        b2CircleShapeExample.AddCoconut(coconut);
        Skin(coconut, "coconut", 0.86f, new b2Vec2(0, 0.1f));
    }
}

/// <summary>A crate and a coconut come down a ramp; the corners of its shape are marked.</summary>
public class b2PolygonShapeScene : Playground
{
    public b2PolygonShapeScene()
    {
        b2Body level = Body(4.6f, 0, b2BodyType.b2_staticBody);
        b2PolygonShapeExample.AddGroundAndRamp(level);
        CCSprite ramp = Fasten("ramp", 6.6f, 2);
        Layer.ReorderChild(ramp, 0);
        foreach ((float x, float y) in new[] { (0f, 1f), (4f, 1f), (4f, 3f) })
        {
            Fasten("bolt", 4.6f + x, y, 0.8f);
        }

        After(0.2f, () => Coconut(8.2f, 5.9f));
        After(1.1f, DropCrate);
    }

    private void DropCrate()
    {
        b2Body crate = Crate(8.1f, 5.9f);
        crate.SetTransform(crate.Position, 0.4636f);
    }
}

/// <summary>Coconuts bounce between four walls.</summary>
public class b2EdgeShapeScene : Playground
{
    public b2EdgeShapeScene()
    {
        b2Body room = Body(0.4f, 1.2f, b2BodyType.b2_staticBody);
        b2EdgeShapeExample.AddWalls(room, 9.2f, 4);

        b2Vec2[] corners = { new(0.4f, 1.2f), new(9.6f, 1.2f), new(9.6f, 5.2f), new(0.4f, 5.2f) };
        for (int i = 0; i < corners.Length; i++)
        {
            b2Vec2 from = corners[i];
            b2Vec2 to = corners[(i + 1) % corners.Length];
            Tie(() => from, () => to, 4, Rope);
            Fasten("bolt", from.x, from.y);
        }

        foreach ((float x, float y, float speed) in new[] { (2f, 3f, 6f), (5f, 4f, -5f), (7.5f, 2f, 7f) })
        {
            b2Body coconut = Coconut(x, y, 0.8f);
            coconut.FixtureList.Restitution = 0.9f;
            coconut.LinearVelocity = new b2Vec2(speed, 4);
        }
    }
}

/// <summary>Coconuts roll over dunes and come to rest in their valleys.</summary>
public class b2ChainShapeScene : Playground
{
    public b2ChainShapeScene()
    {
        b2Vec2[] crests = Enumerable.Range(0, 45).Select(i => Dune(i * 0.25f - 0.5f)).ToArray();
        b2ChainShapeExample.AddDunes(Body(0, 0, b2BodyType.b2_staticBody), crests);
        PaintSand(crests);

        After(0.1f, () => Coconut(0.5f, 6));
        After(0.5f, () => Coconut(4.6f, 6, 0.7f));
        After(1, () => Coconut(9.5f, 6, 0.8f));
    }

    private static b2Vec2 Dune(float x)
    {
        return new b2Vec2(x, 1.9f + 0.75f * CCMathHelper.Cos(x * 1.35f) + 0.3f * CCMathHelper.Cos(x * 0.6f));
    }
}

/// <summary>Three crates on slopes: one slides fast, one slowly, one holds.</summary>
public class b2FixtureScene : Playground
{
    private readonly b2Body[] _crates = new b2Body[3];

    public b2FixtureScene()
    {
        for (int i = 0; i < 3; i++)
        {
            float left = 0.2f + 3.25f * i;
            Slope(left, 3.1f);
            b2Body crate = Body(left + 2.48f, 2.57f);
            crate.SetTransform(crate.Position, 0.4636f);
            Skin(crate, "crate", 0.65f);
            _crates[i] = crate;
            Words(new[] { "0", "0.3", "1" }[i], (left + 1.55f) * Meter, 335);
        }

        After(0.5f, Begin);
    }

    private void Begin()
    {
        var box = new b2PolygonShape();
        box.SetAsBox(0.32f, 0.32f);
        b2FixtureExample.AddCrates(_crates[0], _crates[1], _crates[2], box);
    }

    protected override void Step()
    {
        if (_crates[0].FixtureList != null)
        {
            base.Step();
        }
    }
}

/// <summary>Three coconuts fall: one stays down, one bounces low, one high.</summary>
public class b2FixtureDefScene : Playground
{
    public b2FixtureDefScene()
    {
        Drop(2, 0, "0");
        Drop(5, 0.5f, "0.5");
        Drop(8, 0.9f, "0.9");
    }

    private void Drop(float x, float bounce, string words)
    {
        b2Body coconut = Body(x, 4.4f);
        b2FixtureDefExample.AddCoconut(coconut, bounce);
        Skin(coconut, "coconut");
        Words(words, x * Meter, 335);
    }
}

/// <summary>A crab walks to the right and pushes a crate in front of it, then walks back.</summary>
public class b2Vec2Scene : Playground
{
    private readonly b2Body _crab;
    private float _time;

    public b2Vec2Scene()
    {
        _crab = World.CreateBody(new b2BodyDef
        {
            type = b2BodyType.b2_dynamicBody,
            position = b2Vec2Example.ToMeters(new CCPoint(48, 47)),
            fixedRotation = true
        });
        Box(_crab, 0.7f, 0.5f);
        Skin(_crab, "crab");
        Crate(4.5f, 1.5f);
        Crate(5.8f, 1.5f);
    }

    protected override void Step()
    {
        _time += 1f / 60;
        float speed = _time < 2 ? 2.4f : -2.4f;
        b2Vec2Example.Walk(_crab, _time is < 0.3f or > 3.7f ? 0 : speed);
        base.Step();
    }
}

/// <summary>Shapes as the physics engine sees them: two boxes, a circle, a hinged board.</summary>
public class CCBox2dDrawScene : Playground
{
    public CCBox2dDrawScene()
    {
        Layer.AddChild(new CCSprite("moonlit-cove") { AnchorPoint = CCPoint.Zero });
        CCContentManager.SharedContentManager = new NoFonts(CCApplication.SharedApplication.Game.Services);
        Layer.AddChild(new CCBox2dDrawExample(World) { Scale = Meter }, 5);

        b2Body board = Plank(5, 2, b2BodyType.b2_dynamicBody, true);
        b2RevoluteJointExample.AddSeesaw(World, Ground, board);
        After(0.1f, () => Coconut(2.8f, 5.5f));
        After(0.9f, () => Crate(7.3f, 5.8f));
        After(1.9f, () => Crate(6.6f, 5.8f, 0.7f));
    }
}
