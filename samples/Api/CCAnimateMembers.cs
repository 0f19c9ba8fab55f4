using Cocos2D;

namespace CocosDocs.Api;

public static class CCAnimateMembersExample
{
    #region attack
    public static void Attack(CCSprite crab, CCAnimation pinch, CCAnimation walk)
    {
        crab.StopAction(AnimationTag);
        crab.RunAction(new CCSequence(
            new CCAnimate(pinch),
            new CCCallFunc(() => Walk(crab, walk))) { Tag = AnimationTag });
    }

    private static void Walk(CCSprite crab, CCAnimation walk)
    {
        crab.RunAction(new CCRepeatForever(new CCAnimate(walk)) { Tag = AnimationTag });
    }
    #endregion

    private const int AnimationTag = 1;
}
