using System.Collections.Generic;
using System.Linq;
using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

/// <summary>Coco runs through five coins.</summary>
public class CCCollisionScene : Beach
{
    public CCCollisionScene()
    {
        CCSprite coco = Add("coco-run-1", 40, 92);
        CCSpriteFrame[] steps = Enumerable.Range(1, 4).Select(Step).ToArray();
        coco.RunAction(new CCRepeatForever(new CCAnimate(new CCAnimation(steps.ToList(), 0.09f))));
        coco.RunAction(new CCMoveBy(2.6f, new CCPoint(620, 0)));

        List<CCSprite> coins = Enumerable.Range(0, 5).Select(i => Coin(170 + 90 * i)).ToList();
        Layer.Schedule(_ => CCCollisionExample.Collect(coco, coins));
    }

    private CCSprite Coin(float x)
    {
        CCSprite coin = Add("images/coin-1", x, 92);
        coin.Scale = 1.3f;
        return coin;
    }

    private static CCSpriteFrame Step(int number)
    {
        CCTexture2D picture = CCTextureCache.SharedTextureCache.AddImage($"coco-run-{number}");
        return new CCSpriteFrame(picture, new CCRect(0, 0, 96, 96));
    }
}
