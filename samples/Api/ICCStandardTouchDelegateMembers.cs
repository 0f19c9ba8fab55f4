using System.Collections.Generic;
using Cocos2D;

namespace CocosDocs.Api;

public class ICCStandardTouchDelegateMembersExample : CCLayer
{
    #region halves
    public override void TouchesBegan(List<CCTouch> touches)
    {
        foreach (CCTouch touch in touches)
        {
            bool isLeftHalf = touch.Location.X < ContentSize.Width / 2;
            CCNode actor = isLeftHalf ? _firstPlayer : _secondPlayer;
            actor.RunAction(new CCJumpBy(0.5f, CCPoint.Zero, 80, 1));
        }
    }
    #endregion

    private readonly CCNode _firstPlayer = new CCSprite("crab");
    private readonly CCNode _secondPlayer = new CCSprite("crab");
}
