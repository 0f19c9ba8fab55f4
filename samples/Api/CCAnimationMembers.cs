using System.Collections.Generic;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCAnimationMembersExample
{
    #region from-frames
    public static void Walk(CCSprite crab, List<CCSpriteFrame> frames)
    {
        var walk = new CCAnimation(frames, 0.1f);
        crab.RepeatForever(new CCAnimate(walk));
    }
    #endregion

    #region add-sprite-frame
    public static CCAnimation MakeBlink(CCSpriteFrame open, CCSpriteFrame closed)
    {
        var blink = new CCAnimation { DelayPerUnit = 0.1f };
        blink.AddSpriteFrame(closed);
        blink.AddSpriteFrame(open);
        return blink;
    }
    #endregion

    #region restore-original-frame
    public static void Snap(CCSprite crab, List<CCSpriteFrame> frames)
    {
        var snap = new CCAnimation(frames, 0.08f) { RestoreOriginalFrame = true };
        crab.RunAction(new CCAnimate(snap));
    }
    #endregion

    #region from-strip
    public static CCAnimation FromStrip(CCTexture2D strip, int frames)
    {
        var animation = new CCAnimation { DelayPerUnit = 0.1f };
        float width = strip.ContentSize.Width / frames;
        float height = strip.ContentSize.Height;
        for (int i = 0; i < frames; i++)
        {
            animation.AddSpriteFrameWithTexture(strip, new CCRect(i * width, 0, width, height));
        }

        return animation;
    }
    #endregion

    #region delay-per-unit
    public static void Walk(CCSprite crab, CCAnimation walk, float speed)
    {
        const float pointsPerFrame = 6;
        walk.DelayPerUnit = pointsPerFrame / speed;
        crab.StopAllActions();
        crab.RepeatForever(new CCAnimate(walk));
    }
    #endregion
}
