using Cocos2D;

namespace CocosDocs.Api;

public static class CCSpriteBatchNodeExample
{
    public static void Create(CCLayer layer)
    {
        #region example
        var flock = new CCSpriteBatchNode("gull", 100);
        layer.AddChild(flock);

        for (int i = 0; i < 100; i++)
        {
            var gull = new CCSprite(flock.Texture) { Scale = 0.35f };
            gull.Position = new CCPoint(CCRandom.Next(640), 110 + CCRandom.Next(240));
            flock.AddChild(gull);
            gull.RunAction(new CCMoveBy(2.5f, new CCPoint(200, 0)));
        }
        #endregion
    }
}
