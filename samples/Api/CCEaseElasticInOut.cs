using Cocos2D;

namespace CocosDocs.Api;

public static class CCEaseElasticInOutExample
{
    #region example
    public static void Twang(CCNode jelly, CCPoint plate)
    {
        jelly.RunAction(new CCEaseElasticInOut(new CCMoveTo(1, plate)));
    }
    #endregion
}
