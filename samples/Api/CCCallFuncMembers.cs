using Cocos2D;

namespace CocosDocs.Api;

public static class CCCallFuncMembersExample
{
    #region open-next-level
    public static void Finish(CCNode door, CCScene nextLevel)
    {
        door.RunAction(new CCSequence(
            new CCScaleTo(0.4f, 0, 1),
            new CCCallFunc(() => CCDirector.SharedDirector.ReplaceScene(nextLevel))));
    }
    #endregion
}
