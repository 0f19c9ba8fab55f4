using Cocos2D;
using CocosDenshion;

namespace CocosDocs.Api;

public class CCSoundHandleMembersExample : CCLayer
{
    private CCSoundHandle _engine;
    private float _speed;

    #region rev
    public override void Update(float dt)
    {
        const float topSpeed = 600;
        if (_engine != null)
        {
            _engine.Pitch = _speed / topSpeed;
        }
    }
    #endregion

    public void Drive(CCSoundHandle engine, float speed)
    {
        _engine = engine;
        _speed = speed;
    }
}
