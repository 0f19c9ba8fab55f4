using Cocos2D;

namespace CocosDocs.Api;

public static class CCEaseElasticOutExample
{
    #region example
    public static void SpringIn(CCNode title, CCPoint place)
    {
        title.RunAction(new CCEaseElasticOut(new CCMoveTo(1, place)));
    }
    #endregion
}
