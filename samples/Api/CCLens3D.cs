using Cocos2D;

namespace CocosDocs.Api;

public static class CCLens3DExample
{
    #region example
    public static void LookThroughGlass(CCNode beach)
    {
        var glass = new CCLens3D(1.6f, new CCGridSize(40, 24), new CCPoint(120, 130), 110);
        beach.RunAction(new CCSequence(glass, new CCStopGrid()));
        beach.Schedule(dt => glass.Position += new CCPoint(240 * dt, 0));
    }
    #endregion
}
