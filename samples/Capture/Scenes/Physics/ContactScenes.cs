using System;
using System.Collections.Generic;
using Box2D.Collision;
using Box2D.Collision.Shapes;
using Box2D.Common;
using Box2D.Dynamics;
using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

/// <summary>A board lets coconuts through, but holds crates.</summary>
public class b2FilterScene : Playground
{
    public b2FilterScene()
    {
        b2Body board = Plank(5, 2.9f, b2BodyType.b2_staticBody, true);
        b2FilterExample.MakePlatform(board.FixtureList);

        After(0.1f, () => Crate(3.3f, 5.9f));
        After(0.5f, () => DropCoconut(5));
        After(0.9f, () => Crate(6.7f, 5.9f));
        After(1.3f, () => DropCoconut(4.3f));
    }

    private void DropCoconut(float x)
    {
        b2FilterExample.FallThroughPlatforms(Coconut(x, 6).FixtureList);
    }
}

/// <summary>Two crabs walk through each other, and are stopped by crates.</summary>
public class b2ContactFilterScene : Playground
{
    private readonly b2Body[] _crabs = new b2Body[2];

    public b2ContactFilterScene()
    {
        World.SetContactFilter(new b2ContactFilterExample());
        for (int i = 0; i < 2; i++)
        {
            b2Body crab = Body(2.3f + 5.4f * i, 1.5f);
            b2Fixture fixture = Box(crab, 0.7f, 0.49f);
            fixture.Friction = 0;
            fixture.UserData = "crab";
            Skin(crab, "crab").FlipX = i == 1;
            _crabs[i] = crab;
        }

        foreach (float x in new[] { 0.5f, 9.5f })
        {
            b2Body crate = Crate(x, 1.5f);
            crate.SetType(b2BodyType.b2_staticBody);
        }
    }

    protected override void Step()
    {
        _crabs[0].LinearVelocity = new b2Vec2(2.6f, _crabs[0].LinearVelocity.y);
        _crabs[1].LinearVelocity = new b2Vec2(-2.6f, _crabs[1].LinearVelocity.y);
        base.Step();
    }
}

/// <summary>Coco jumps; a bar below his feet is green while they touch something.</summary>
public class b2ContactListenerScene : Playground
{
    private readonly b2ContactListenerExample _listener = new();
    private readonly b2Body _hero;
    private readonly CCSprite _picture;
    private readonly CCLabelBMFont _words;

    public b2ContactListenerScene()
    {
        World.SetContactListener(_listener);
        Plank(6.4f, 2.2f);

        _hero = World.CreateBody(new b2BodyDef
        {
            type = b2BodyType.b2_dynamicBody,
            position = new b2Vec2(2, 1.5f),
            fixedRotation = true,
            allowSleep = false
        });
        Box(_hero, 0.35f, 0.5f).Friction = 0.9f;
        b2FixtureExample.AddFeet(_hero);
        _picture = Skin(_hero, "images/hero-idle-1", 1.5f, new b2Vec2(0, 0.06f));
        _words = Words("", 320, 28);

        After(0.5f, () => Jump(0));
        After(1.5f, () => Jump(3.6f));
        After(2.9f, () => Jump(-3.6f));
    }

    protected override void Stepped()
    {
        bool standing = _listener.IsOnGround;
        _words.Text = standing ? "on the ground" : "in the air";
        _picture.Texture = CCTextureCache.SharedTextureCache.AddImage(standing ? "images/hero-idle-1" : "images/hero-jump");
        b2Vec2 feet = _hero.Position + new b2Vec2(0, -0.5f);
        CCColor3B color = standing ? new CCColor3B(92, 196, 135) : new CCColor3B(230, 62, 1);
        Line(feet - new b2Vec2(0.35f, 0), feet + new b2Vec2(0.35f, 0), 6, color);
    }

    private void Jump(float speed)
    {
        _hero.LinearVelocity = new b2Vec2(speed, 6.6f);
        _picture.FlipX = speed < 0;
    }
}

/// <summary>Objects fall on the sand; the harder the hit, the larger the flash.</summary>
public class b2ContactImpulseScene : Playground
{
    private readonly b2ContactImpulseExample _listener = new();
    private readonly List<b2Body> _falling = new();

    public b2ContactImpulseScene()
    {
        World.SetContactListener(_listener);
        After(0.1f, () => Drop(1.8f, 2.6f, 0.6f));
        After(0.7f, () => Drop(4.5f, 4, 0.9f));
        After(1.6f, () => Drop(8, 6, 1.4f));
    }

    protected override void Stepped()
    {
        if (_listener.Hardest > 0.5f)
        {
            b2Body hit = _falling[^1];
            float strength = Math.Min(_listener.Hardest / 6, 2.2f);
            CCSprite flash = Fasten("flash", hit.Position.x, 1.05f, 0.1f);
            flash.RunAction(new CCSequence(
                new CCScaleTo(0.08f, strength), new CCDelayTime(0.12f), new CCFadeOut(0.25f), new CCRemoveSelf()));
        }

        _listener.Hardest = 0;
    }

    private void Drop(float x, float y, float size)
    {
        _falling.Add(Coconut(x, y, size));
    }
}

/// <summary>A coconut rolls over crates; those that it touches shine.</summary>
public class b2ContactScene : Playground
{
    private readonly List<(b2Body Body, CCSprite Picture)> _crates = new();
    private readonly b2Body _coconut;

    public b2ContactScene()
    {
        for (int i = 0; i < 7; i++)
        {
            b2Body crate = Body(1.7f + 1.1f * i, 1.5f, b2BodyType.b2_staticBody);
            Box(crate, 0.5f, 0.5f);
            _crates.Add((crate, Skin(crate, "crate")));
        }

        _coconut = Coconut(0.8f, 4.4f, 1.5f);
        _coconut.LinearVelocity = new b2Vec2(2.6f, 0);
    }

    protected override void Stepped()
    {
        foreach ((b2Body crate, CCSprite picture) in _crates)
        {
            picture.Color = CCTypes.CCWhite;
            picture.Scale = 1;
        }

        foreach (b2Body touched in b2ContactExample.TouchedBy(_coconut))
        {
            CCSprite picture = _crates.Find(crate => crate.Body == touched).Picture;
            if (picture != null)
            {
                picture.Color = new CCColor3B(255, 200, 0);
                CCPoint middle = picture.Position;
                Lines.DrawRect(new CCRect(middle.X - 38, middle.Y - 38, 76, 76), new CCColor4B(255, 246, 228, 255));
            }
        }
    }
}

/// <summary>A ray rotates about the center and ends at the first object it hits.</summary>
public class b2RayCastCallbackScene : Playground
{
    private readonly b2Vec2 _eye = new(5, 3.1f);
    private readonly Dictionary<b2Body, CCSprite> _pictures = new();
    private readonly CCSprite _spot;
    private float _angle = 0.5f;

    public b2RayCastCallbackScene()
    {
        foreach ((float x, float y, bool isCrate) in new[]
        {
            (1.6f, 1.6f, true), (2.2f, 4.3f, false), (4.6f, 4.9f, true), (7.6f, 4.4f, true), (8.6f, 2.6f, false), (6.4f, 1.5f, false), (3.9f, 1.5f, true)
        })
        {
            b2Body body = Body(x, y, b2BodyType.b2_staticBody);
            if (isCrate)
            {
                Box(body, 0.5f, 0.5f);
            }
            else
            {
                body.CreateFixture(new b2CircleShape { Radius = 0.48f }, 1);
            }

            _pictures[body] = Skin(body, isCrate ? "crate" : "coconut");
        }

        Fasten("pulley", _eye.x, _eye.y, 0.7f);
        _spot = Fasten("flash", -1, -1, 0.4f);
    }

    protected override void Stepped()
    {
        _angle += 2 * CCMathHelper.Pi / 240;
        b2Vec2 far = _eye + new b2Vec2(7 * CCMathHelper.Cos(_angle), 7 * CCMathHelper.Sin(_angle));
        var ray = new b2RayCastCallbackExample();
        World.RayCast(ray, _eye, far);

        foreach ((b2Body body, CCSprite picture) in _pictures)
        {
            picture.Color = body == ray.Hit ? new CCColor3B(255, 200, 0) : CCTypes.CCWhite;
        }

        b2Vec2 end = ray.Hit == null ? far : ray.Point;
        Line(_eye, end, 3, new CCColor3B(230, 62, 1));
        _spot.Position = ToPoint(end);
    }
}

/// <summary>A frame moves over crates; those below it shine.</summary>
public class b2QueryCallbackScene : Playground
{
    private readonly b2QueryCallbackExample _query = new();
    private readonly Dictionary<b2Body, CCSprite> _pictures = new();
    private float _time;

    public b2QueryCallbackScene()
    {
        for (int i = 0; i < 21; i++)
        {
            float x = 1.1f + i % 7 * 1.3f;
            float y = 1.6f + i / 7 * 1.35f;
            b2Body body = Body(x, y, b2BodyType.b2_staticBody);
            Box(body, 0.3f, 0.3f);
            _pictures[body] = Skin(body, i % 2 == 0 ? "crate" : "coconut", 0.62f);
        }
    }

    protected override void Stepped()
    {
        _time += 1f / 60;
        float turn = _time * 2 * CCMathHelper.Pi / 3.5f;
        var middle = new b2Vec2(5 - 2.8f * CCMathHelper.Cos(turn), 2.95f + 1.1f * CCMathHelper.Sin(turn));
        b2AABB area = b2AABB.Default;
        area.Set(middle - new b2Vec2(1.3f, 0.9f), middle + new b2Vec2(1.3f, 0.9f));
        List<b2Body> found = _query.FindIn(World, area);

        foreach ((b2Body body, CCSprite picture) in _pictures)
        {
            bool isIn = found.Contains(body);
            picture.Color = isIn ? new CCColor3B(255, 200, 0) : CCTypes.CCWhite;
            picture.Scale = isIn ? 0.75f : 0.62f;
        }

        var (left, bottom, right, top) = (area.LowerBound.x, area.LowerBound.y, area.UpperBound.x, area.UpperBound.y);
        b2Vec2[] corners = { new(left, bottom), new(right, bottom), new(right, top), new(left, top) };
        for (int i = 0; i < 4; i++)
        {
            Line(corners[i], corners[(i + 1) % 4], 4, new CCColor3B(255, 246, 228));
        }
    }
}
