using Cocos2D;

namespace CocosDocs.Api;

public static class CCSpawnMembersExample
{
    #region burst
    public static void Burst(CCNode bubble)
    {
        bubble.RunAction(new CCSequence(
            new CCSpawn(new CCScaleTo(0.25f, 1.6f), new CCFadeOut(0.15f)),
            new CCRemoveSelf()));
    }
    #endregion
}
