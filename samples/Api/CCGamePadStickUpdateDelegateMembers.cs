using Cocos2D;
using Microsoft.Xna.Framework;

namespace CocosDocs.Api;

public class CCGamePadStickUpdateDelegateMembersExample : CCLayer
{
    #region stick
    protected override void OnGamePadStickUpdate(
        CCGameStickStatus leftStick, CCGameStickStatus rightStick, PlayerIndex player)
    {
        const float deadZone = 0.2f;
        if (player == PlayerIndex.One)
        {
            _way = leftStick.Magnitude > deadZone ? leftStick.Direction * leftStick.Magnitude : CCPoint.Zero;
        }
    }

    public override void Update(float dt) => _coco.Position += _way * 200 * dt;
    #endregion

    private readonly CCNode _coco = new CCSprite("coco");
    private CCPoint _way;

    public CCGamePadStickUpdateDelegateMembersExample()
    {
        GamePadEnabled = true;
        ScheduleUpdate();
    }
}
