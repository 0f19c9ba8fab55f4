using Cocos2D;

namespace CocosDocs.Api;

public static class CCEaseSineOutExample
{
    #region example
    public static void Land(CCNode gull, CCPoint perch)
    {
        gull.RunAction(new CCEaseSineOut(new CCMoveTo(1, perch)));
    }
    #endregion
}
