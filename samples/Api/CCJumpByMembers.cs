using Cocos2D;

namespace CocosDocs.Api;

public static class CCJumpByMembersExample
{
    #region pop-out
    public static void PopOut(CCNode coin, CCNode chest)
    {
        chest.Parent.AddChild(coin);
        coin.Position = chest.Position;
        coin.RunAction(new CCSequence(
            new CCJumpBy(0.5f, new CCPoint(60, 0), 90, 1),
            new CCJumpBy(0.25f, new CCPoint(20, 0), 20, 1)));
    }
    #endregion
}
