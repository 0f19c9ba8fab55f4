using Cocos2D;

namespace CocosDocs.Api;

public static class CCFollowExample
{
    #region example
    public static void FollowPlayer(CCNode world, CCNode player)
    {
        world.RunAction(new CCFollow(player, new CCRect(0, 0, 1280, 360)));
    }
    #endregion
}
