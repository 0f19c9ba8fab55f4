using Cocos2D;

namespace CocosDocs.Api;

#region example
public class CCAccelerometerExample : CCLayer
{
    private readonly CCSprite _coconut = new CCSprite("coconut");
    private float _speed;

    public CCAccelerometerExample()
    {
        AddChild(_coconut);
        AccelerometerEnabled = true;
    }

    public override void DidAccelerate(CCAcceleration tilt)
    {
        _speed += 80 * (float)tilt.X;
        _coconut.PositionX += _speed / 60;
    }
}
#endregion
