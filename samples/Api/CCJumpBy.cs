using Cocos2D;

namespace CocosDocs.Api;

public static class CCJumpByExample
{
    #region example
    public static void HopAlong(CCSprite coco)
    {
        var hops = new CCJumpBy(1.2f, new CCPoint(270, 0), 60, 3);

        coco.RunAction(new CCSequence(
            hops, new CCFlipX(true),
            hops.Reverse(), new CCFlipX(false)));
    }
    #endregion
}
