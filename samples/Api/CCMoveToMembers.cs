using Cocos2D;

namespace CocosDocs.Api;

public static class CCMoveToMembersExample
{
    #region fly-to-counter
    public static void FlyToCounter(CCNode coin, CCNode counter)
    {
        CCPoint world = counter.Parent.ConvertToWorldSpace(counter.Position);
        CCPoint goal = coin.Parent.ConvertToNodeSpace(world);

        coin.RunAction(new CCSequence(
            new CCEaseIn(new CCMoveTo(0.5f, goal), 2),
            new CCRemoveSelf()));
    }
    #endregion
}
