using Cocos2D;

namespace CocosDocs.Api;

public static class CCColor3BMembersExample
{
    #region from-bytes
    public static void ShowTeam(CCSprite flag, int team)
    {
        flag.Color = team == 0 ? new CCColor3B(230, 70, 60) : new CCColor3B(60, 130, 230);
    }
    #endregion

    #region white
    public static void EndFlash(CCSprite crab)
    {
        crab.StopAllActions();
        crab.Color = CCColor3B.White;
    }
    #endregion
}
