using Cocos2D;

namespace CocosDocs.Api;

public static class CCEaseElasticInExample
{
    #region example
    public static void Sling(CCNode stone, CCPoint target)
    {
        stone.RunAction(new CCEaseElasticIn(new CCMoveTo(1, target)));
    }
    #endregion
}
