using Cocos2D;

namespace CocosDocs.Api;

public class CCControlMembersExample : CCLayer
{
    #region hold
    public static void HoldToGrow(CCControl button, CCNode crab)
    {
        button.AddTargetWithActionForControlEvents(
            button,
            (_, _) => crab.RunAction(new CCRepeatForever(new CCScaleBy(0.2f, 1.1f))),
            CCControlEvent.TouchDown);
        button.AddTargetWithActionForControlEvents(
            button,
            (_, _) => crab.StopAllActions(),
            CCControlEvent.TouchUpInside | CCControlEvent.TouchUpOutside);
    }
    #endregion
}
