using Cocos2D;

namespace CocosDocs.Api;

public static class CCRepeatMembersExample
{
    #region flash
    public static void FlashRed(CCNode coco)
    {
        var flash = new CCSequence(
            new CCTintTo(0.1f, 255, 80, 80),
            new CCTintTo(0.1f, 255, 255, 255));

        coco.RunAction(new CCRepeat(flash, 4));
    }
    #endregion
}
