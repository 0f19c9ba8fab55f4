using System.Collections.Generic;
using System.Linq;
using Box2D.Collision;
using Box2D.Collision.Shapes;
using Box2D.Common;
using Box2D.Dynamics;
using Box2D.Dynamics.Contacts;
using Box2D.Dynamics.Joints;
using Cocos2D;

namespace CocosDocs.Api;

public class b2WorldMembersExample : CCLayer
{
    private const float PointsPerMeter = 32f;
    private readonly b2World _world = new(new b2Vec2(0f, -10f));

    #region ground
    public static b2Body AddGround(b2World world, float width)
    {
        var edge = new b2EdgeShape();
        edge.Set(b2Vec2.Zero, new b2Vec2(width, 0f));

        b2Body ground = world.CreateBody(new b2BodyDef());
        ground.CreateFixture(edge, 0f);
        return ground;
    }
    #endregion

    #region destroy-later
    private readonly HashSet<b2Body> _doomed = [];

    private void DestroyDoomed()
    {
        foreach (b2Body body in _doomed)
        {
            ((CCNode)body.UserData).RemoveFromParent();
            _world.DestroyBody(body);
        }

        _doomed.Clear();
    }
    #endregion

    public void Doom(b2Body body)
    {
        _doomed.Add(body);
        DestroyDoomed();
    }

    #region wake-neighbors
    public static void DestroyPlatform(b2World world, b2Body platform)
    {
        for (b2ContactEdge edge = platform.ContactList; edge != null; edge = edge.Next)
        {
            edge.Other.SetAwake(true);
        }

        world.DestroyBody(platform);
    }
    #endregion

    #region step-and-show
    public void StepAndShow()
    {
        _world.Step(1f / 60f, 8, 3);
        for (b2Body body = _world.BodyList; body != null; body = body.Next)
        {
            if (body.UserData is CCNode node)
            {
                node.Position = new CCPoint(body.Position.x, body.Position.y) * PointsPerMeter;
                node.Rotation = -CCMathHelper.ToDegrees(body.Angle);
            }
        }
    }
    #endregion

    #region explosion
    public static void Explode(b2World world, b2Vec2 center, float radius)
    {
        var area = new b2AABB();
        area.Set(center - new b2Vec2(radius, radius), center + new b2Vec2(radius, radius));
        foreach (b2Body body in new b2QueryCallbackExample().FindIn(world, area).Distinct())
        {
            b2Vec2 away = body.WorldCenter - center;
            away.Normalize();
            body.ApplyLinearImpulse(away * 4f, body.WorldCenter);
        }
    }
    #endregion

    #region line-of-sight
    public static bool CanSee(b2World world, b2Body guard, b2Body player)
    {
        var nearest = new b2RayCastCallbackExample();
        world.RayCast(nearest, guard.Position, player.Position);
        return nearest.Hit == player;
    }
    #endregion

    #region listen
    private readonly b2ContactListenerExample _feet = new();

    public bool CanJump => _feet.IsOnGround;

    public override void OnEnter()
    {
        base.OnEnter();
        _world.SetContactListener(_feet);
    }
    #endregion

    #region bridge
    public static void JoinPlanks(b2World world, IReadOnlyList<b2Body> planks)
    {
        for (int i = 1; i < planks.Count; i++)
        {
            b2Vec2 middle = (planks[i - 1].Position + planks[i].Position) / 2f;
            var hinge = new b2RevoluteJointDef();
            hinge.Initialize(planks[i - 1], planks[i], middle);
            world.CreateJoint(hinge);
        }
    }
    #endregion

    #region start-level
    public static b2World StartLevel(float width, bool onTheMoon)
    {
        var world = new b2World(new b2Vec2(0f, onTheMoon ? -1.6f : -10f));
        AddGround(world, width);
        return world;
    }
    #endregion

    #region set-debug-draw
    private readonly CCBox2dDraw _pen = new("fonts/debug") { Flags = b2DrawFlags.e_shapeBit };
    private bool _showsShapes;

    public void ToggleShapes()
    {
        _showsShapes = !_showsShapes;
        _world.SetDebugDraw(_showsShapes ? _pen : null);
    }
    #endregion

    #region draw-debug-data
    public override void Draw()
    {
        base.Draw();
        _pen.Begin();
        _world.DrawDebugData();
        _pen.End();
    }
    #endregion
}
