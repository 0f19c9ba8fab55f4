using Cocos2D;

namespace CocosDocs.Api;

public static class CCRipple3DExample
{
    #region example
    public static void DropIntoPool(CCNode pool, CCPoint point)
    {
        var rings = new CCRipple3D(1.6f, new CCGridSize(48, 27), point, 240, 3, 80);
        pool.RunAction(new CCSequence(rings, new CCStopGrid()));
    }
    #endregion
}
