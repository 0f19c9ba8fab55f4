using System;
using System.Collections.Generic;
using Box2D.Collision;
using Box2D.Collision.Shapes;
using Box2D.Common;
using Box2D.Dynamics;
using Box2D.Dynamics.Contacts;
using Box2D.Dynamics.Joints;
using Cocos2D;

namespace CocosDocs.Recipes;

public static class PhysicsRecipes
{
    private const float PointsPerMeter = 32f;
    private const float TimeStep = 1f / 60f;

    #region screen-walls
    public static b2Body AddScreenWalls(b2World world)
    {
        CCSize screen = CCDirector.SharedDirector.WinSize;
        float right = screen.Width / PointsPerMeter;
        float top = screen.Height / PointsPerMeter;
        b2Vec2[] corners = [new(0f, 0f), new(right, 0f), new(right, top), new(0f, top)];
        var loop = new b2ChainShape();
        loop.CreateLoop(corners, corners.Length);

        b2Body walls = world.CreateBody(new b2BodyDef());
        walls.CreateFixture(loop, 0f);
        return walls;
    }
    #endregion

    #region wrap
    // Call after each step, with half the size of the picture in meters. Returns whether the body was moved.
    public static bool WrapAround(b2Body body, float margin)
    {
        CCSize screen = CCDirector.SharedDirector.WinSize;
        b2Vec2 position = body.Position;
        var wrapped = new b2Vec2(
            Wrap(position.x, screen.Width / PointsPerMeter, margin),
            Wrap(position.y, screen.Height / PointsPerMeter, margin));
        if (wrapped == position)
        {
            return false;
        }

        body.SetTransform(wrapped, body.Angle);
        return true;
    }

    public static float Wrap(float place, float size, float margin)
    {
        float span = size + 2 * margin;
        if (place < -margin)
        {
            return place + span;
        }

        return place > size + margin ? place - span : place;
    }
    #endregion

    #region follow-actions
    public class MovingPlatform
    {
        private readonly b2Body _body;
        private readonly CCNode _guide = new();
        private readonly CCActionManager _actions = new();

        // The body is kinematic. The action moves a node that nobody sees, and the body follows it.
        public MovingPlatform(b2Body body, CCAction action)
        {
            _body = body;
            _guide.Position = new CCPoint(body.Position.x, body.Position.y) * PointsPerMeter;
            _actions.AddAction(action, _guide, false);
        }

        // Call before each step.
        public void Step()
        {
            _actions.Update(TimeStep);
            b2Vec2 target = new b2Vec2(_guide.PositionX, _guide.PositionY) / PointsPerMeter;
            _body.LinearVelocity = (target - _body.Position) / TimeStep;
        }
    }
    #endregion

    public static MovingPlatform AddElevator(b2Body body)
    {
        #region platform-path
        var up = new CCEaseInOut(new CCMoveTo(3f, new CCPoint(200, 400)), 2f);
        var down = new CCEaseInOut(new CCMoveTo(3f, new CCPoint(200, 80)), 2f);
        var platform = new MovingPlatform(body, new CCRepeatForever(new CCSequence(up, down)));
        #endregion
        return platform;
    }

    #region belt
    public static b2Body AddBelt(b2World world, b2Vec2 position, float width, float height, float speed)
    {
        b2Body belt = world.CreateBody(new b2BodyDef
        {
            type = b2BodyType.b2_kinematicBody,
            position = position,
            linearVelocity = new b2Vec2(speed, 0f),
        });
        var box = new b2PolygonShape();
        box.SetAsBox(width / 2, height / 2);
        belt.CreateFixture(new b2FixtureDef { shape = box, friction = 0.8f });
        return belt;
    }

    // Call after each step.
    public static void ReturnBelt(b2Body belt, b2Vec2 position)
    {
        belt.SetTransform(position, 0f);
    }
    #endregion

    #region ball
    public static b2Body AddBall(b2World world, b2Vec2 position, b2Vec2 velocity, float radius)
    {
        b2Body ball = world.CreateBody(new b2BodyDef
        {
            type = b2BodyType.b2_dynamicBody,
            position = position,
            linearVelocity = velocity,
            gravityScale = 0f,
            fixedRotation = true,
        });
        var circle = new b2CircleShape { Radius = radius };
        ball.CreateFixture(new b2FixtureDef
        {
            shape = circle,
            density = 1f,
            friction = 0f,
            restitution = 1f,
        });
        return ball;
    }

    // Call after each step.
    public static void KeepSpeed(b2Body ball, float speed)
    {
        b2Vec2 direction = ball.LinearVelocity;
        direction.Normalize();
        direction = new b2Vec2(NotTooSmall(direction.x), NotTooSmall(direction.y));
        direction.Normalize();
        ball.LinearVelocity = direction * speed;
    }

    // A ball that moves along a wall would never leave it.
    private static float NotTooSmall(float part)
    {
        const float smallest = 0.2f;
        return MathF.CopySign(MathF.Max(MathF.Abs(part), smallest), part);
    }
    #endregion

    #region limit-speed
    // Call after each step.
    public static void LimitSpeed(b2Body body, float maximum)
    {
        b2Vec2 direction = body.LinearVelocity;
        if (direction.Normalize() > maximum)
        {
            body.LinearVelocity = direction * maximum;
        }
    }
    #endregion

    #region throw-path
    // Where the body will be after some steps if it is thrown now and hits nothing.
    public static b2Vec2 PointOfThrow(b2Body body, b2Vec2 velocity, int steps)
    {
        b2Vec2 gravity = body.World.Gravity * body.GravityScale;
        float seconds = steps * TimeStep;
        // Box2D first changes the velocity and then moves the body, so a body falls from the first step on.
        return body.Position + velocity * seconds + gravity * (seconds * (seconds + TimeStep) / 2);
    }

    public static void ShowThrow(IReadOnlyList<CCNode> dots, b2Body body, b2Vec2 velocity)
    {
        const int stepsPerDot = 5;
        for (int i = 0; i < dots.Count; i++)
        {
            b2Vec2 point = PointOfThrow(body, velocity, (i + 1) * stepsPerDot);
            dots[i].Position = new CCPoint(point.x, point.y) * PointsPerMeter;
        }
    }
    #endregion

    #region arrow
    public class Arrow
    {
        private readonly b2Body _body;
        private b2Body _target;
        private bool _sticks;

        public Arrow(b2World world, b2Vec2 position, b2Vec2 velocity)
        {
            _body = world.CreateBody(new b2BodyDef
            {
                type = b2BodyType.b2_dynamicBody,
                bullet = true,
                position = position,
                angle = MathF.Atan2(velocity.y, velocity.x),
                linearVelocity = velocity,
            });
            var shape = new b2PolygonShape();
            shape.SetAsBox(0.5f, 0.05f);
            var fixture = new b2FixtureDef { shape = shape, density = 1f, userData = this };
            // Fixtures of the same negative group don't collide: other arrows, and the archer.
            fixture.filter.groupIndex = -1;
            _body.CreateFixture(fixture);
        }

        public void Hit(b2Body target)
        {
            _target ??= target;
        }

        public void BeforeStep()
        {
            if (_target == null)
            {
                b2Vec2 velocity = _body.LinearVelocity;
                float turn = MathF.Atan2(velocity.y, velocity.x) - _body.Angle;
                // The shorter way around.
                _body.AngularVelocity = MathF.IEEERemainder(turn, MathF.Tau) / TimeStep;
            }
        }

        public void AfterStep()
        {
            if (_target != null && !_sticks)
            {
                _sticks = true;
                var weld = new b2WeldJointDef();
                weld.Initialize(_target, _body, _body.Position);
                _body.World.CreateJoint(weld);
            }
        }
    }

    public class ArrowListener : b2ContactListener
    {
        public override void PreSolve(b2Contact contact, b2Manifold oldManifold)
        {
            Hit(contact, contact.FixtureA, contact.FixtureB);
            Hit(contact, contact.FixtureB, contact.FixtureA);
        }

        public override void PostSolve(b2Contact contact, ref b2ContactImpulse impulse)
        {
        }

        private static void Hit(b2Contact contact, b2Fixture fixture, b2Fixture other)
        {
            if (fixture.UserData is Arrow arrow)
            {
                // The arrow goes in instead of bouncing off.
                contact.SetEnabled(false);
                arrow.Hit(other.Body);
            }
        }
    }
    #endregion

    #region planet
    // Call before each step.
    public static void PullToward(b2Body planet, float radius, b2Body body)
    {
        const float gravityOnGround = 10f;
        b2Vec2 direction = planet.WorldCenter - body.WorldCenter;
        float distance = MathF.Max(direction.Normalize(), radius);
        float pull = gravityOnGround * radius * radius / (distance * distance);
        body.ApplyForceToCenter(direction * (pull * body.Mass));
    }
    #endregion

    #region float
    // Call before each step for each body in or above the water. The surface and the height are in meters.
    public static void Float(b2Body body, float height, float surface)
    {
        const float lift = 2f;
        const float drag = 3f;
        float bottom = body.Position.y - height / 2;
        float submerged = Math.Clamp((surface - bottom) / height, 0f, 1f);
        body.ApplyForceToCenter(body.World.Gravity * (-lift * submerged * body.Mass));
        body.LinearDamping = drag * submerged;
        body.AngularDamping = drag * submerged;
    }
    #endregion

    #region resize
    public static void Resize(b2Body body, CCSprite sprite, float scale)
    {
        // What rests on a body that shrinks would stay asleep in midair.
        for (b2ContactEdge edge = body.ContactList; edge != null; edge = edge.Next)
        {
            edge.Other.SetAwake(true);
        }

        b2Fixture old = body.FixtureList;
        var box = new b2PolygonShape();
        box.SetAsBox(
            sprite.ContentSize.Width * scale / 2 / PointsPerMeter,
            sprite.ContentSize.Height * scale / 2 / PointsPerMeter);
        body.CreateFixture(new b2FixtureDef
        {
            shape = box,
            density = old.Density,
            friction = old.Friction,
            restitution = old.Restitution,
            filter = old.Filter,
            userData = old.UserData,
        });
        body.DestroyFixture(old);
        body.SetAwake(true);
        sprite.Scale = scale;
    }
    #endregion

    #region circles-overlap
    public static bool CirclesOverlap(CCNode a, float radiusA, CCNode b, float radiusB)
    {
        return CCPoint.IsNear(a.Position, b.Position, radiusA + radiusB);
    }
    #endregion

    #region boxes-overlap
    public static bool BoxesOverlap(CCSprite a, CCSprite b)
    {
        b2Transform placeA = PlaceOf(a);
        b2Transform placeB = PlaceOf(b);
        return b2Collision.b2TestOverlap(BoxOf(a), 0, BoxOf(b), 0, ref placeA, ref placeB);
    }

    private static b2PolygonShape BoxOf(CCSprite sprite)
    {
        var box = new b2PolygonShape();
        box.SetAsBox(
            sprite.ContentSize.Width * sprite.ScaleX / 2 / PointsPerMeter,
            sprite.ContentSize.Height * sprite.ScaleY / 2 / PointsPerMeter);
        return box;
    }

    private static b2Transform PlaceOf(CCSprite sprite)
    {
        b2Vec2 position = new b2Vec2(sprite.PositionX, sprite.PositionY) / PointsPerMeter;
        return new b2Transform(position, new b2Rot(-CCMathHelper.ToRadians(sprite.Rotation)));
    }
    #endregion
}
