using System;
using System.Collections.Generic;
using Box2D.Collision.Shapes;
using Box2D.Common;
using Box2D.Dynamics;
using Cocos2D;

namespace CocosDocs.Capture.Scenes;

/// <summary>A beach with a physics world: 64 points are a meter, and the sand is solid up to one meter.</summary>
public abstract class Playground : Beach
{
    protected const float Meter = 64;

    private readonly List<(b2Body Body, CCSprite Picture, b2Vec2 Offset)> _skins = new();
    private readonly List<(Func<b2Vec2> From, Func<b2Vec2> To, float Width, CCColor3B Color)> _strings = new();
    private readonly CCDrawNode _lines = new();

    protected Playground()
        : this(new b2World(new b2Vec2(0, -10)))
    {
    }

    protected Playground(b2World world)
    {
        World = world;
        Ground = world.CreateBody(new b2BodyDef());
        var sand = new b2PolygonShape();
        sand.SetAsBox(20, 1, new b2Vec2(5, 0), 0);
        Ground.CreateFixture(sand, 0).Friction = 0.6f;

        Layer.AddChild(_lines, 1);
        Layer.Schedule(_ => Pass());
    }

    protected static CCColor3B Rope { get; } = new(240, 220, 174);

    protected static CCColor3B Rod { get; } = new(201, 139, 78);

    protected static CCColor3B Dark { get; } = new(74, 34, 16);

    protected b2World World { get; }

    protected b2Body Ground { get; }

    /// <summary>A drawing that changes in each frame, below the pictures.</summary>
    protected CCDrawNode Lines => _lines;

    protected static CCPoint ToPoint(b2Vec2 meters)
    {
        return new CCPoint(meters.x, meters.y) * Meter;
    }

    protected b2Body Body(float x, float y, b2BodyType type = b2BodyType.b2_dynamicBody)
    {
        return World.CreateBody(new b2BodyDef { type = type, position = new b2Vec2(x, y) });
    }

    /// <summary>A picture that follows a body.</summary>
    protected CCSprite Skin(b2Body body, string picture, float scale = 1, b2Vec2 offset = default)
    {
        CCSprite sprite = Add(picture, -200, 0);
        Layer.ReorderChild(sprite, 2);
        sprite.Scale = scale;
        _skins.Add((body, sprite, offset));
        Follow(_skins[^1]);
        return sprite;
    }

    /// <summary>A picture that doesn't move, above all bodies.</summary>
    protected CCSprite Fasten(string picture, float x, float y, float scale = 1)
    {
        CCSprite sprite = Add(picture, x * Meter, y * Meter);
        Layer.ReorderChild(sprite, 3);
        sprite.Scale = scale;
        return sprite;
    }

    protected void Strip(b2Body body)
    {
        foreach (var skin in _skins.FindAll(skin => skin.Body == body))
        {
            skin.Picture.RemoveFromParent();
            _skins.Remove(skin);
        }
    }

    protected b2Body Crate(float x, float y, float size = 1)
    {
        b2Body body = Body(x, y);
        Box(body, 0.49f * size, 0.49f * size);
        Skin(body, "crate", size);
        return body;
    }

    protected b2Body Coconut(float x, float y, float size = 1)
    {
        b2Body body = Body(x, y);
        body.CreateFixture(new b2CircleShape { Radius = 0.47f * size }, 1);
        Skin(body, "coconut", size);
        return body;
    }

    /// <summary>A board of three meters, or six.</summary>
    protected b2Body Plank(float x, float y, b2BodyType type = b2BodyType.b2_staticBody, bool isLong = false)
    {
        b2Body body = Body(x, y, type);
        Box(body, isLong ? 3 : 1.5f, 0.18f);
        Skin(body, isLong ? "long-plank" : "plank");
        return body;
    }

    protected b2Fixture Box(b2Body body, float halfWidth, float halfHeight)
    {
        var box = new b2PolygonShape();
        box.SetAsBox(halfWidth, halfHeight);
        b2Fixture fixture = body.CreateFixture(box, 1);
        fixture.Friction = 0.6f;
        return fixture;
    }

    /// <summary>A ramp that rises to the right, or to the left; it is half as high as wide.</summary>
    protected b2Body Slope(float left, float width, bool risesLeft = false)
    {
        b2Body body = Body(left, 1, b2BodyType.b2_staticBody);
        var shape = new b2PolygonShape();
        b2Vec2[] corners = { new(0, 0), new(width, 0), new(risesLeft ? 0 : width, width / 2) };
        shape.Set(corners, corners.Length);
        body.CreateFixture(shape, 0).Friction = 0.5f;

        CCSprite ramp = Skin(body, "ramp", width / 4, new b2Vec2(width / 2, width / 4));
        ramp.FlipX = risesLeft;
        Layer.ReorderChild(ramp, 1);
        return body;
    }

    /// <summary>Sand below a line from left to right.</summary>
    protected void PaintSand(b2Vec2[] crests)
    {
        var sand = new CCDrawNode();
        Layer.AddChild(sand);
        var fill = new CCColor4F(0.957f, 0.788f, 0.529f, 1);
        for (int i = 1; i < crests.Length; i++)
        {
            CCPoint from = ToPoint(crests[i - 1]);
            CCPoint to = ToPoint(crests[i]);
            CCPoint[] corners = { new(from.X, -2), new(to.X, -2), to, from };
            sand.DrawPolygon(corners, 4, fill, 0, fill);
        }

        for (int i = 1; i < crests.Length; i++)
        {
            sand.DrawSegment(ToPoint(crests[i - 1]), ToPoint(crests[i]), 3, new CCColor4F(0.867f, 0.643f, 0.396f, 1));
        }
    }

    /// <summary>A line between two points of bodies.</summary>
    protected void Tie(Func<b2Vec2> from, Func<b2Vec2> to, float width, CCColor3B color)
    {
        _strings.Add((from, to, width, color));
    }

    protected void After(float seconds, Action action)
    {
        Layer.ScheduleOnce(_ => action(), seconds);
    }

    protected CCLabelBMFont Words(string text, float x, float y)
    {
        var label = new CCLabelBMFont(text, "fonts/round-24.fnt") { Position = new CCPoint(x, y) };
        Layer.AddChild(label, 4);
        return label;
    }

    protected void Line(b2Vec2 from, b2Vec2 to, float width, CCColor3B color)
    {
        CCPoint start = ToPoint(from);
        CCPoint end = ToPoint(to);
        _lines.DrawSegment(start, end, width / 2 + 2, Dark);
        _lines.DrawSegment(start, end, width / 2, color);
    }

    protected virtual void Step()
    {
        World.Step(1f / 60, 8, 3);
    }

    /// <summary>Called after each step, before drawing.</summary>
    protected virtual void Stepped()
    {
    }

    private void Pass()
    {
        Step();
        _lines.Clear();
        _skins.ForEach(Follow);
        _strings.ForEach(line => Line(line.From(), line.To(), line.Width, line.Color));
        Stepped();
    }

    private static void Follow((b2Body Body, CCSprite Picture, b2Vec2 Offset) skin)
    {
        skin.Picture.Position = ToPoint(skin.Body.GetWorldPoint(skin.Offset));
        skin.Picture.Rotation = -CCMathHelper.ToDegrees(skin.Body.Angle);
    }
}
