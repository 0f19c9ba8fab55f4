using System.Collections.Generic;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCAnimateExample
{
    #region example
    public static void Walk(CCSprite crab)
    {
        var frames = new List<CCSpriteFrame>();
        for (int i = 1; i <= 4; i++)
        {
            frames.Add(CCSpriteFrameCache.SharedSpriteFrameCache.SpriteFrameByName($"crab-walk-{i}.png"));
        }

        var animation = new CCAnimation(frames, 0.1f);
        crab.RunAction(new CCRepeatForever(new CCAnimate(animation)));
    }
    #endregion
}
