using Cocos2D;

namespace CocosDocs.Api;

public class CCAccelerometerMembersExample : CCLayer
{
    #region stop-sensor
    public override void OnEnterTransitionDidFinish()
    {
        base.OnEnterTransitionDidFinish();
        CCDirector.SharedDirector.Accelerometer.SetDelegate(this);
    }

    public override void OnExit()
    {
        CCDirector.SharedDirector.Accelerometer.SetDelegate(null);
        base.OnExit();
    }
    #endregion
}
