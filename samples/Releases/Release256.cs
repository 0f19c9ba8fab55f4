using Cocos2D;

namespace CocosDocs.Releases;

public class Release256 : CCLayer
{
    public void Start(CCSprite coco, CCSprite coin, CCSprite lamp)
    {
        #region actions
        // One after another, as in a CCSequence.
        coco.RunActions(
            new CCMoveBy(0.4f, new CCPoint(0, 80)),
            new CCMoveBy(0.4f, new CCPoint(0, -80)),
            new CCCallFunc(OnLanded));

        // Three times.
        coin.Repeat(new CCRotateBy(1f, 360f), 3);

        // Until you stop it.
        lamp.RepeatForever(new CCFadeOut(0.5f), new CCFadeIn(0.5f));
        #endregion
    }

    private static void OnLanded()
    {
    }
}
