using Cocos2D;

namespace CocosDocs.Api;

public static class CCParticleSunExample
{
    #region example
    public static void Rise(CCNode sky, CCPoint horizon)
    {
        var sun = new CCParticleSun
        {
            Texture = CCTextureCache.SharedTextureCache.AddImage("spark"),
            Position = horizon,
            PositionType = CCPositionType.Grouped,
            StartSize = 80,
            EmissionRate = 22
        };
        sky.AddChild(sun);
        sun.RunAction(new CCEaseOut(new CCMoveBy(2, new CCPoint(0, 110)), 2));
    }
    #endregion
}
