using System.Collections.Generic;
using Cocos2D;

namespace CocosDocs.AddingContent;

public class SheetLayer : CCLayer
{
    public SheetLayer()
    {
        #region frames
        CCSpriteFrameCache frames = CCSpriteFrameCache.SharedSpriteFrameCache;
        frames.AddSpriteFramesWithFile("sprites/hero.plist");

        var hero = new CCSprite("hero-idle.png");
        AddChild(hero);
        #endregion

        #region animation
        var steps = new List<CCSpriteFrame>();

        for (int i = 1; i <= 4; i++)
        {
            steps.Add(frames.SpriteFrameByName($"hero-walk-{i}.png"));
        }

        var walk = new CCAnimation(steps, 0.1f);
        hero.RunAction(new CCRepeatForever(new CCAnimate(walk)));
        #endregion
    }
}
