using Cocos2D;

namespace CocosDocs.Api;

public static class CCPlaceExample
{
    #region example
    public static void Respawn(CCNode coco, CCPoint checkpoint)
    {
        coco.RunAction(new CCSequence(
            new CCFadeOut(0.3f),
            new CCPlace(checkpoint),
            new CCFadeIn(0.3f)));
    }
    #endregion
}
