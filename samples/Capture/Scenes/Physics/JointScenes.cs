using System;
using System.Linq;
using Box2D.Collision.Shapes;
using Box2D.Common;
using Box2D.Dynamics;
using Box2D.Dynamics.Joints;
using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

/// <summary>A coconut swings on a rod, another one bobs on a spring.</summary>
public class b2DistanceJointScene : Playground
{
    private readonly b2Body _springy;
    private readonly b2Vec2 _nail = new(7, 4.9f);

    public b2DistanceJointScene()
    {
        Layer.ReorderChild(Skin(Plank(5, 5.1f, b2BodyType.b2_staticBody, true), "long-plank"), 3);
        b2Body left = Body(3.2f, 4.9f, b2BodyType.b2_staticBody);
        b2Body right = Body(_nail.x, _nail.y, b2BodyType.b2_staticBody);
        b2Body swinging = Coconut(1.6f, 3.1f);
        _springy = Coconut(7, 3.4f);
        _springy.LinearVelocity = new b2Vec2(0, -5.5f);

        b2DistanceJointExample.HangOnRod(World, left, swinging);
        b2DistanceJointExample.HangOnSpring(World, right, _springy);

        Tie(() => left.Position, () => swinging.Position, 8, Rod);
        Fasten("bolt", 3.2f, 4.9f);
        Fasten("bolt", 7, 4.9f);
        Words("rod", 205, 32);
        Words("spring", 448, 32);
    }

    protected override void Stepped()
    {
        const int turns = 14;
        b2Vec2 last = _nail;
        for (int i = 1; i <= turns; i++)
        {
            float side = i == turns ? 0 : i % 2 == 0 ? 0.2f : -0.2f;
            float share = (float)i / turns;
            b2Vec2 next = _nail + share * (_springy.Position - _nail) + new b2Vec2(side, 0);
            Line(last, next, 3, new CCColor3B(197, 184, 174));
            last = next;
        }
    }
}

/// <summary>Seen from above: one crate keeps sliding, the ground brakes another.</summary>
public class b2FrictionJointScene : Playground
{
    public b2FrictionJointScene()
        : base(new b2World(b2Vec2.Zero))
    {
        Layer.AddChild(new CCLayerColor(new CCColor4B(244, 201, 135, 255)));
        World.DestroyBody(Ground);
        b2Body ground = Body(0, 0, b2BodyType.b2_staticBody);

        b2Body free = Crate(0.8f, 4);
        b2Body braked = Crate(0.8f, 1.6f);
        foreach (b2Body crate in new[] { free, braked })
        {
            crate.LinearVelocity = new b2Vec2(5, 0);
            crate.AngularVelocity = 2.5f;
        }

        b2FrictionJointExample.BrakeOnGround(World, ground, braked);
        Words("no joint", 320, 325);
        Words("friction joint", 320, 165);
    }
}

/// <summary>A large gear drives a small one, which turns twice as fast the other way.</summary>
public class b2GearJointScene : Playground
{
    public b2GearJointScene()
    {
        World.Gravity = b2Vec2.Zero;
        b2Body board = Body(5, 3, b2BodyType.b2_staticBody);
        (b2Body large, b2RevoluteJoint first) = Gear(board, 4.2f, 3.1f, "gear", 1.5f, 1.5f);
        (b2Body small, b2RevoluteJoint second) = Gear(board, 6.45f, 3.1f, "small-gear", 0.75f, 1.5f);
        Tie(() => new b2Vec2(4.2f, 1), () => large.Position, 10, Rod);
        Tie(() => new b2Vec2(6.45f, 1), () => small.Position, 10, Rod);
        small.SetTransform(small.Position, 2 * CCMathHelper.Pi / 16);

        b2GearJointExample.Couple(World, first, second);
        first.EnableMotor(true);
        first.SetMaxMotorTorque(500);
        first.SetMotorSpeed(-2 * CCMathHelper.Pi / 4);
        large.SetAwake(true);
    }

    private (b2Body Gear, b2RevoluteJoint Axle) Gear(b2Body board, float x, float y, string picture, float radius, float scale)
    {
        b2Body gear = Body(x, y);
        gear.CreateFixture(new b2CircleShape { Radius = radius * 0.9f }, 1);
        Skin(gear, picture, scale);

        var axle = new b2RevoluteJointDef();
        axle.Initialize(board, gear, gear.Position);
        return (gear, (b2RevoluteJoint)World.CreateJoint(axle));
    }
}

/// <summary>A finger drags a crate, which swings below it, and throws it onto others.</summary>
public class b2MouseJointScene : Playground
{
    private readonly b2Body _crate;
    private b2MouseJoint _grip;

    public b2MouseJointScene()
    {
        _crate = Crate(2, 1.5f);
        Crate(7, 1.5f);
        Crate(8, 1.5f);
        Crate(7.5f, 2.5f);

        Layer.AddChild(new Finger
        {
            Began = point => _grip = b2MouseJointExample.Grab(World, Ground, _crate, b2Vec2Example.ToMeters(point) / 2),
            Moved = point => b2MouseJointExample.Drag(_grip, b2Vec2Example.ToMeters(point) / 2),
            Ended = _ => Release()
        }, 10);
    }

    protected override void Stepped()
    {
        if (_grip != null)
        {
            Line(_grip.GetTarget(), _grip.GetAnchorB(), 3, Rope);
        }
    }

    private void Release()
    {
        World.DestroyJoint(_grip);
        _grip = null;
    }
}

/// <summary>A lift carries a crate and a coconut up and down between rails.</summary>
public class b2PrismaticJointScene : Playground
{
    private readonly b2PrismaticJoint _rails;

    public b2PrismaticJointScene()
    {
        b2Body lift = Plank(5, 1.4f, b2BodyType.b2_dynamicBody);
        _rails = b2PrismaticJointExample.AddLift(World, Ground, lift);
        Crate(4.4f, 2.1f);
        Coconut(5.6f, 2.1f);

        foreach (float x in new[] { 3.35f, 6.65f })
        {
            Tie(() => new b2Vec2(x, 1), () => new b2Vec2(x, 5.2f), 8, new CCColor3B(169, 154, 145));
            Fasten("bolt", x, 5.2f);
        }

        After(1.9f, () => _rails.SetMotorSpeed(-2));
    }
}

/// <summary>A heavy crate sinks and pulls a light one up, over two wheels.</summary>
public class b2PulleyJointScene : Playground
{
    private readonly CCSprite[] _wheels = new CCSprite[2];
    private readonly b2Body _heavy;

    public b2PulleyJointScene()
    {
        b2Vec2 left = new(3.4f, 4.9f);
        b2Vec2 right = new(6.6f, 4.9f);
        _heavy = Crate(3.4f, 3.9f, 1.3f);
        b2Body light = Crate(6.6f, 1.5f);

        b2PulleyJointExample.HangOverWheels(World, _heavy, light, left, right);
        Tie(() => left, () => _heavy.Position, 4, Rope);
        Tie(() => right, () => light.Position, 4, Rope);
        Tie(() => left + new b2Vec2(0, 0.25f), () => right + new b2Vec2(0, 0.25f), 4, Rope);
        _wheels[0] = Fasten("pulley", left.x, left.y);
        _wheels[1] = Fasten("pulley", right.x, right.y);
    }
}

/// <summary>A board tips under a coconut as far as its limits; a wheel with two boards is driven.</summary>
public class b2RevoluteJointScene : Playground
{
    private readonly CCSprite _second;
    private readonly b2Body _sails;

    public b2RevoluteJointScene()
    {
        b2Body plank = Plank(2.6f, 2, b2BodyType.b2_dynamicBody);
        b2RevoluteJointExample.AddSeesaw(World, Ground, plank);
        Tie(() => new b2Vec2(2.6f, 1), () => new b2Vec2(2.6f, 2), 10, Rod);
        Fasten("bolt", 2.6f, 2);

        b2Body sails = Body(7, 3.2f);
        foreach (float angle in new[] { 0, CCMathHelper.Pi / 2 })
        {
            var sail = new b2PolygonShape();
            sail.SetAsBox(1.5f, 0.18f, b2Vec2.Zero, angle);
            sails.CreateFixture(sail, 1);
        }

        Skin(sails, "plank");
        _second = Skin(sails, "plank");
        _sails = sails;
        b2RevoluteJointExample.AddMill(World, Ground, sails);
        Tie(() => new b2Vec2(7, 1), () => new b2Vec2(7, 3.2f), 10, Rod);
        Fasten("bolt", 7, 3.2f);

        After(0.2f, () => Coconut(1.5f, 5.9f, 0.8f));
        After(1.5f, () => Coconut(3.9f, 5.9f));
        After(0.6f, () => Coconut(6.2f, 6, 0.7f));
        After(1.9f, () => Coconut(6.4f, 6, 0.7f));
    }

    protected override void Stepped()
    {
        _second.Rotation = 90 - CCMathHelper.ToDegrees(_sails.Angle);
    }
}

/// <summary>A coconut falls until its rope is tight, and swings.</summary>
public class b2RopeJointScene : Playground
{
    private readonly b2Vec2 _nail = new(5, 5);
    private readonly b2Body _coconut;
    private const float Length = 3.2f;

    public b2RopeJointScene()
    {
        b2Body branch = Body(_nail.x, _nail.y, b2BodyType.b2_staticBody);
        _coconut = Coconut(2.9f, 4.8f);
        b2RopeJointExample.TieUp(World, branch, _coconut, Length);
        Layer.ReorderChild(Skin(Plank(5, 5.2f), "plank"), 3);
        Fasten("bolt", _nail.x, _nail.y);
    }

    // The slack of the rope hangs down between its ends.
    protected override void Stepped()
    {
        b2Vec2 way = _coconut.Position - _nail;
        float slack = 0.5f * (float)Math.Sqrt(Math.Max(0, Length * Length - way.LengthSquared));
        b2Vec2 last = _nail;
        for (int i = 1; i <= 12; i++)
        {
            float share = i / 12f;
            b2Vec2 next = _nail + share * way - new b2Vec2(0, 4 * share * (1 - share) * slack);
            Line(last, next, 4, Rope);
            last = next;
        }
    }
}

/// <summary>A diving board of five pieces bends below a coconut that falls on it, and throws it up.</summary>
public class b2WeldJointScene : Playground
{
    public b2WeldJointScene()
    {
        const float length = 1;
        b2Body rock = Body(1.2f, 1.9f, b2BodyType.b2_staticBody);
        Box(rock, 0.9f, 0.9f);
        Skin(rock, "crate", 1.8f);

        b2Body anchor = Body(2.1f, 2.6f, b2BodyType.b2_staticBody);
        b2Body[] boards = Enumerable.Range(0, 5).Select(i => Board(2.6f + i * length)).ToArray();
        b2WeldJointExample.AddDivingBoard(World, anchor, boards, length);
        for (int i = 0; i < 200; i++)
        {
            World.Step(1f / 60, 8, 3);
        }

        After(0.3f, () => Coconut(6.7f, 5.9f, 0.9f));
    }

    private b2Body Board(float x)
    {
        b2Body board = Body(x, 2.6f);
        Box(board, 0.5f, 0.12f);
        CCSprite picture = Skin(board, "plank");
        picture.ScaleX = 1.06f / 3;
        picture.ScaleY = 0.8f;
        return board;
    }
}

/// <summary>A cart drives over dunes; its wheels move up and down below it.</summary>
public class b2WheelJointScene : Playground
{
    public b2WheelJointScene()
    {
        b2Vec2[] crests = Enumerable.Range(0, 57).Select(i => Dune(i * 0.25f - 2)).ToArray();
        var sand = new b2ChainShape();
        sand.CreateChain(crests, crests.Length);
        Body(0, 0, b2BodyType.b2_staticBody).CreateFixture(sand, 0).Friction = 0.9f;
        PaintSand(crests);

        b2Body cart = Body(-0.2f, 2.55f);
        Box(cart, 1.1f, 0.3f);
        Skin(cart, "cart", 0.8f);
        foreach (float x in new[] { -0.9f, 0.5f })
        {
            b2Body wheel = Body(x, 2.1f);
            wheel.CreateFixture(new b2CircleShape { Radius = 0.45f }, 1).Friction = 0.9f;
            Skin(wheel, "wheel", 0.95f);
            b2WheelJointExample.AddWheel(World, cart, wheel, true);
        }
    }

    private static b2Vec2 Dune(float x)
    {
        return new b2Vec2(x, x < 1 ? 1.5f : 1.5f + 0.28f * (1 - CCMathHelper.Cos((x - 1) * 2.1f)));
    }
}

/// <summary>A rope falls from the side and swings back and forth.</summary>
public class b2RopeScene : Playground
{
    private readonly Box2D.Rope.b2Rope _rope = b2RopeExample.Hang(new b2Vec2(5, 5), 18);
    private readonly RopePainter _painter;

    public b2RopeScene()
    {
        _painter = new RopePainter((from, to) => Line(from, to, 5, Rope));
        Layer.ReorderChild(Skin(Plank(5, 5.2f), "plank"), 3);
        Fasten("bolt", 5, 5);
    }

    protected override void Stepped()
    {
        _rope.Step(1f / 60, 4);
        _rope.Draw(_painter);
    }
}
