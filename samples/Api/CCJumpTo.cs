using Cocos2D;

namespace CocosDocs.Api;

public static class CCJumpToExample
{
    #region example
    public static void HopOnto(CCNode coco, CCPoint top)
    {
        coco.RunAction(new CCJumpTo(0.6f, top, 70, 1));
    }
    #endregion
}
