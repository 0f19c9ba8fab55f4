using System;
using System.Collections.Generic;
using Box2D.Collision;
using Box2D.Collision.Shapes;
using Box2D.Common;
using Box2D.Dynamics;
using Box2D.Dynamics.Contacts;
using Cocos2D;

namespace CocosDocs.Recipes;

#region layer
public class PhysicsLayer : CCLayer
{
    private const float PointsPerMeter = 32;
    private const float TimeStep = 1f / 60;

    private readonly b2World _world = new(new b2Vec2(0, -10)); // 10 meters per second squared, downward
    private float _pending;

    public PhysicsLayer()
    {
        CCSize size = CCDirector.SharedDirector.WinSize;
        AddGround(size.Width / PointsPerMeter);
        TouchMode = CCTouchMode.OneByOne;
        TouchEnabled = true;
        ScheduleUpdate();
    }

    public override bool TouchBegan(CCTouch touch)
    {
        AddBall(touch.Location);
        return true;
    }

    public override void Update(float dt)
    {
        base.Update(dt);
        _pending = Math.Min(_pending + dt, 5 * TimeStep);
        for (; _pending >= TimeStep; _pending -= TimeStep)
        {
            _world.Step(TimeStep, 8, 3);
        }

        ShowBodies();
    }

    private void AddGround(float width)
    {
        b2EdgeShape line = new();
        line.Set(new b2Vec2(0, 1), new b2Vec2(width, 1));
        _world.CreateBody(new b2BodyDef()).CreateFixture(line, 0); // static, because it has no type
    }

    private void AddBall(CCPoint place)
    {
        CCSprite picture = new("coconut");
        AddChild(picture);

        b2Body body = _world.CreateBody(new b2BodyDef
        {
            type = b2BodyType.b2_dynamicBody,
            position = new b2Vec2(place.X, place.Y) * (1 / PointsPerMeter),
        });
        body.UserData = picture;
        body.CreateFixture(new b2FixtureDef
        {
            shape = new b2CircleShape { Radius = picture.ContentSize.Width / 2 / PointsPerMeter },
            density = 1,
            friction = 0.3f,
            restitution = 0.5f,
        });
    }

    private void ShowBodies()
    {
        for (b2Body body = _world.BodyList; body != null; body = body.Next)
        {
            if (body.UserData is CCNode picture)
            {
                picture.Position = new CCPoint(body.Position.x, body.Position.y) * PointsPerMeter;
                picture.Rotation = -CCMathHelper.ToDegrees(body.Angle);
            }
        }
    }
}
#endregion

#region contacts
public class HitListener : b2ContactListener
{
    private readonly List<(b2Body A, b2Body B)> _begun = [];

    public override void BeginContact(b2Contact contact) => _begun.Add((contact.FixtureA.Body, contact.FixtureB.Body));

    public override void EndContact(b2Contact contact)
    {
    }

    public override void PreSolve(b2Contact contact, b2Manifold oldManifold)
    {
    }

    public override void PostSolve(b2Contact contact, ref b2ContactImpulse impulse)
    {
    }

    // Call it after each step, when the world isn't locked.
    public void Handle(Action<b2Body, b2Body> onHit)
    {
        foreach ((b2Body a, b2Body b) in _begun)
        {
            onHit(a, b);
        }

        _begun.Clear();
    }
}
#endregion

public class ContactsLayer : CCLayer
{
    private readonly b2World _world = new(new b2Vec2(0, -10));

    #region use-contacts
    private readonly HitListener _hits = new();
    private readonly HashSet<b2Body> _doomed = [];

    public ContactsLayer()
    {
        _world.SetContactListener(_hits);
    }

    private void Step(float timeStep)
    {
        _world.Step(timeStep, 8, 3);
        _hits.Handle((a, b) =>
        {
            Collect(a);
            Collect(b);
        });
        foreach (b2Body body in _doomed)
        {
            ((CCNode)body.UserData).RemoveFromParent();
            _world.DestroyBody(body);
        }

        _doomed.Clear();
    }

    private void Collect(b2Body body)
    {
        if (body.UserData is CCSprite { Name: "coin" })
        {
            _doomed.Add(body);
        }
    }
    #endregion

    public override void Update(float dt)
    {
        base.Update(dt);
        Step(dt);
    }
}

public static class FirstPhysics
{
    #region coin
    public static void AddCoin(b2World world, CCNode picture, b2Vec2 place)
    {
        picture.Name = "coin";
        b2Body body = world.CreateBody(new b2BodyDef { position = place });
        body.UserData = picture;
        body.CreateFixture(new b2FixtureDef { shape = new b2CircleShape { Radius = 0.4f }, isSensor = true });
    }
    #endregion

    #region filter
    private const ushort Ground = 1, Player = 2, Enemy = 4;

    public static void LetEnemiesPassEachOther(b2FixtureDef player, b2FixtureDef enemy)
    {
        player.filter.categoryBits = Player;
        player.filter.maskBits = Ground | Enemy;

        enemy.filter.categoryBits = Enemy;
        enemy.filter.maskBits = Ground | Player;
    }
    #endregion

    #region move
    public static void Run(b2Body player, float metersPerSecond)
    {
        b2Vec2 velocity = player.LinearVelocity;
        velocity.x = metersPerSecond;
        player.LinearVelocity = velocity;
    }

    public static void Jump(b2Body player, float metersPerSecond) =>
        player.ApplyLinearImpulse(new b2Vec2(0, player.Mass * metersPerSecond), player.WorldCenter);

    public static void Blow(b2Body balloon, float newtons) =>
        balloon.ApplyForceToCenter(new b2Vec2(newtons, 0)); // before each step
    #endregion
}

#region ray
public class NearestHit : b2RayCastCallback
{
    public b2Body Body { get; private set; }

    public b2Vec2 Point { get; private set; }

    public static NearestHit Find(b2World world, b2Vec2 from, b2Vec2 to)
    {
        NearestHit nearest = new();
        world.RayCast(nearest, from, to);
        return nearest; // its Body is null if nothing is between the points
    }

    public override float ReportFixture(b2Fixture fixture, b2Vec2 point, b2Vec2 normal, float fraction)
    {
        if (fixture.IsSensor)
        {
            return -1; // goes through it
        }

        Body = fixture.Body;
        Point = point;
        return fraction; // from now on, report only what is nearer
    }
}
#endregion
