using Cocos2D;

namespace CocosDocs.Api;

public static class CCFadeOutMembersExample
{
    #region float-away
    public static void FloatAway(CCNode points)
    {
        points.RunAction(new CCSequence(
            new CCSpawn(new CCMoveBy(0.8f, new CCPoint(0, 60)), new CCFadeOut(0.8f)),
            new CCRemoveSelf()));
    }
    #endregion
}
