using Box2D.Collision.Shapes;
using Box2D.Common;
using Box2D.Dynamics;
using Cocos2D;

namespace CocosDocs.Home;

/// <summary>Coconuts roll down a plank into a stack of crates: Box2D bodies moved, sprites drawn.</summary>
public class CrateLayer : CCLayer
{
    private const float PixelsPerMeter = 32;
    private const float CrateSize = 48;
    private const float CoconutScale = 0.38f;

    private readonly b2World _world = new b2World(new b2Vec2(0, -10));

    public CrateLayer()
    {
        AddChild(new CCSprite("cove.png") { AnchorPoint = CCPoint.Zero });

        AddBody(new CCNode { Position = new CCPoint(320, 0) }, Box(new CCSize(1600, 56)), b2BodyType.b2_staticBody);
        AddBody(new CCSprite("plank.png") { Position = new CCPoint(120, 190), Rotation = 24 },
            Box(new CCSize(260, 16)), b2BodyType.b2_staticBody);

        for (var row = 0; row < 4; row++)
        {
            for (var column = 0; column < 4 - row; column++)
            {
                var x = 350 + column * (CrateSize + 2) + row * (CrateSize + 2) / 2;
                var y = 28 + CrateSize / 2 + row * CrateSize;
                AddBody(new CCSprite("crate.png") { Position = new CCPoint(x, y) },
                    Box(new CCSize(CrateSize, CrateSize)), b2BodyType.b2_dynamicBody);
            }
        }

        Schedule(_ => DropCoconut(), 0.55f, 7, 0);
        ScheduleUpdate();
    }

    public override void Update(float dt)
    {
        base.Update(dt);
        _world.Step(dt, 8, 3);

        for (var body = _world.BodyList; body != null; body = body.Next)
        {
            var node = (CCNode)body.UserData;
            node.Position = new CCPoint(body.Position.x, body.Position.y) * PixelsPerMeter;
            node.Rotation = -CCMathHelper.ToDegrees(body.Angle);
        }
    }

    private void DropCoconut()
    {
        var circle = new b2CircleShape { Radius = 57 * CoconutScale / PixelsPerMeter };
        var sprite = new CCSprite("coconut.png") { Position = new CCPoint(-30, 285), Scale = CoconutScale };
        AddBody(sprite, circle, b2BodyType.b2_dynamicBody, 10).LinearVelocity = new b2Vec2(7, -3);
    }

    private static b2PolygonShape Box(CCSize size)
    {
        var shape = new b2PolygonShape();
        shape.SetAsBox(size.Width / 2 / PixelsPerMeter, size.Height / 2 / PixelsPerMeter);
        return shape;
    }

    private b2Body AddBody(CCNode node, b2Shape shape, b2BodyType type, float density = 1)
    {
        AddChild(node);

        var definition = new b2BodyDef
        {
            type = type,
            position = new b2Vec2(node.PositionX / PixelsPerMeter, node.PositionY / PixelsPerMeter),
            angle = -CCMathHelper.ToRadians(node.Rotation)
        };
        var body = _world.CreateBody(definition);
        body.CreateFixture(new b2FixtureDef { shape = shape, density = density, friction = 0.5f, restitution = 0.25f });
        body.UserData = node;
        return body;
    }
}
