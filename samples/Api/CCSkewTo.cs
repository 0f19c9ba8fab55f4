using Cocos2D;

namespace CocosDocs.Api;

public static class CCSkewToExample
{
    #region example
    public static void Lean(CCNode palm, float degrees)
    {
        palm.RunAction(new CCEaseInOut(new CCSkewTo(0.6f, degrees, 0), 2));
    }
    #endregion
}
