using Cocos2D;

namespace CocosDocs.Api;

public static class CCSpawnExample
{
    #region example
    public static void FlyAway(CCSprite bird)
    {
        bird.RunAction(new CCSpawn(
            new CCMoveBy(1.5f, new CCPoint(300, 200)),
            new CCScaleTo(1.5f, 0.3f),
            new CCFadeOut(1.5f)));
    }
    #endregion
}
