using Cocos2D;

namespace CocosDocs.Api;

public static class CCReuseGridExample
{
    #region example
    public static void MagnifyWaves(CCNode world, CCPoint place)
    {
        var grid = new CCGridSize(32, 18);

        world.RunAction(new CCSequence(
            new CCLens3D(0.8f, grid, place, 110),
            new CCReuseGrid(1),
            new CCWaves3D(2, grid, 4, 20),
            new CCStopGrid()));
    }
    #endregion
}
