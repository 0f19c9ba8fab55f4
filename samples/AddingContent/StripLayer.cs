using System.Collections.Generic;
using Cocos2D;

namespace CocosDocs.AddingContent;

public class StripLayer : CCLayer
{
    public StripLayer()
    {
        #region strip
        CCTexture2D strip = CCTextureCache.SharedTextureCache.AddImage("sprites/crab-walk");
        strip.IsAntialiased = false;

        var steps = new List<CCSpriteFrame>();

        for (int i = 0; i < 4; i++)
        {
            steps.Add(new CCSpriteFrame(strip, new CCRect(i * 32, 0, 32, 32)));
        }

        var crab = new CCSprite(steps[0]);
        crab.RunAction(new CCRepeatForever(new CCAnimate(new CCAnimation(steps, 0.1f))));
        AddChild(crab);
        #endregion
    }
}
