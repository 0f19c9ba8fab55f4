using Box2D.Dynamics;
using Cocos2D;

namespace Platformer;

/// <summary>Draws a body's node where the body is.</summary>
public class BodyView
{
    private readonly b2Body _body;
    private readonly CCNode _node;

    public BodyView(b2Body body, CCNode node)
    {
        _body = body;
        _node = node;
    }

    /// <summary>Call once per frame, after its steps.</summary>
    public void Show()
    {
        _node.Position = Units.ToPoints(_body.Position);

        // Box2D rotates counterclockwise in radians, the engine clockwise in degrees.
        _node.Rotation = -CCMathHelper.ToDegrees(_body.Angle);
    }
}
