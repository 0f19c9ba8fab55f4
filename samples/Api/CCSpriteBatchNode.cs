using Cocos2D;

namespace CocosDocs.Api;

public static class CCSpriteBatchNodeExample
{
    public static void Create(CCLayer layer)
    {
        #region example
        var batch = new CCSpriteBatchNode("coconut", 100);
        layer.AddChild(batch);

        for (int i = 0; i < 100; i++)
        {
            var coconut = new CCSprite(batch.Texture);
            coconut.Position = new CCPoint(CCRandom.Next(640), CCRandom.Next(360));
            batch.AddChild(coconut);
        }
        #endregion
    }
}
