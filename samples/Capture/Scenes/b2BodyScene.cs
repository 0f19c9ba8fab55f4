using System.Collections.Generic;
using Box2D.Collision.Shapes;
using Box2D.Common;
using Box2D.Dynamics;
using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

/// <summary>Crates fall on the sand, one after the other. A crate of one meter is 32 points wide.</summary>
public class b2BodyScene : Beach
{
    private static readonly float[] Columns = { 9.2f, 10.4f, 11.6f, 9.8f, 10.9f, 10.3f, 12.6f, 8.1f };

    private readonly b2World _world = new(new b2Vec2(0, -10));
    private readonly List<b2Body> _crates = new();

    public b2BodyScene()
    {
        var sand = new b2PolygonShape();
        sand.SetAsBox(20, 1, new b2Vec2(10, 0.6f), 0);
        _world.CreateBody(new b2BodyDef()).CreateFixture(sand, 0);

        for (int i = 0; i < Columns.Length; i++)
        {
            float x = Columns[i];
            Layer.ScheduleOnce(_ => Drop(x), 0.2f + i * 0.35f);
        }

        Layer.Schedule(_ => Step());
    }

    private void Drop(float x)
    {
        CCSprite sprite = Add("crate", -100, 0);
        sprite.Scale = 0.5f;
        _crates.Add(b2BodyExample.AddCrate(_world, sprite, new b2Vec2(x, 12)));
        _crates[^1].AngularVelocity = x - 10;
    }

    private void Step()
    {
        _world.Step(1f / 60, 8, 3);
        foreach (b2Body crate in _crates)
        {
            b2BodyExample.MoveSprite(crate);
        }
    }
}
