using System.Collections.Generic;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCAnimationCacheMembersExample
{
    #region add-animation
    public static void Prepare(List<CCSpriteFrame> frames)
    {
        CCAnimationCache.SharedAnimationCache.AddAnimation(new CCAnimation(frames, 0.1f), "crab-walk");
    }
    #endregion

    #region animation-by-name
    public static void Walk(CCSprite crab)
    {
        CCAnimation walk = CCAnimationCache.SharedAnimationCache.AnimationByName("crab-walk");
        if (walk != null)
        {
            crab.RepeatForever(new CCAnimate(walk));
        }
    }
    #endregion

    #region remove-animation-by-name
    public static void EndLevel(params string[] animations)
    {
        foreach (string name in animations)
        {
            CCAnimationCache.SharedAnimationCache.RemoveAnimationByName(name);
        }
    }
    #endregion
}
