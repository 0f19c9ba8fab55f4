using Cocos2D;

namespace CocosDocs.Api;

public static class CCFadeInExample
{
    #region example
    public static void Appear(CCSprite chest)
    {
        chest.Opacity = 0;
        chest.RunAction(new CCFadeIn(1));
    }
    #endregion
}
