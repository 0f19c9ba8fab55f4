using Box2D.Dynamics;
using Cocos2D;

namespace Platformer;

/// <summary>Draws a body's node between the body's last two steps, so that it moves smoothly.</summary>
public class BodyView
{
    private readonly b2Body _body;
    private readonly CCNode _node;
    private CCPoint _previousPosition;
    private float _previousAngle;

    public BodyView(b2Body body, CCNode node)
    {
        _body = body;
        _node = node;
        Remember();
    }

    /// <summary>Call before each step, and after moving the body by hand.</summary>
    public void Remember()
    {
        _previousPosition = Units.ToPoints(_body.Position);
        _previousAngle = _body.Angle;
    }

    /// <summary>Call once per frame, after its steps.</summary>
    public void Show(float fraction)
    {
        _node.Position = CCPoint.Lerp(_previousPosition, Units.ToPoints(_body.Position), fraction);

        // Box2D rotates counterclockwise in radians, the engine clockwise in degrees.
        float angle = _previousAngle + (_body.Angle - _previousAngle) * fraction;
        _node.Rotation = -CCMathHelper.ToDegrees(angle);
    }
}
