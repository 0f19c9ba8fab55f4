using Cocos2D;

namespace CocosDocs.Api;

public static class CCFollowMembersExample
{
    #region look-at
    public static void LookAt(CCNode world, CCFollow follow, CCPoint place)
    {
        world.StopAction(follow);
        world.RunAction(new CCSequence(
            new CCEaseInOut(new CCMoveTo(1, CCDirector.SharedDirector.WinSize.Center - place), 2),
            new CCDelayTime(1),
            new CCCallFunc(() => world.RunAction(follow))));
    }
    #endregion
}
