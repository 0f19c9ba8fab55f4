using Cocos2D;

namespace CocosDocs.Api;

public static class CCParticleMeteorExample
{
    #region example
    public static void Fall(CCNode sky, CCPoint from, CCPoint to)
    {
        var meteor = new CCParticleMeteor
        {
            Texture = CCTextureCache.SharedTextureCache.AddImage("spark"),
            Position = from,
            Life = 0.9f,
            EmissionRate = 150
        };
        sky.AddChild(meteor);
        meteor.RunAction(new CCMoveTo(1.8f, to));
    }
    #endregion
}
