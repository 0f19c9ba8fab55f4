using Cocos2D;

namespace CocosDocs.Api;

public class CCControlButtonMembersExample : CCLayer
{
    #region buy-once
    public static void SellOnce(CCControlButton buy, CCNode item)
    {
        buy.OnButtonTap += _ =>
        {
            buy.Enabled = false;
            item.RunAction(new CCEaseBackIn(new CCScaleTo(0.4f, 0)));
        };
    }
    #endregion
}
