using Cocos2D;

namespace CocosDocs.Api;

public class ICCAccelerometerDelegateMembersExample : CCLayer
{
    #region tilt
    private float _tilt;

    public override void DidAccelerate(CCAcceleration reading)
    {
        const float smoothing = 0.9f;
        _tilt = _tilt * smoothing + (float)reading.X * (1 - smoothing);
    }

    public override void Update(float dt) => _boat.PositionX += _tilt * 400 * dt;
    #endregion

    private readonly CCSprite _boat = new("boat");
}
