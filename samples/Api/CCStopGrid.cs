using Cocos2D;

namespace CocosDocs.Api;

public static class CCStopGridExample
{
    #region example
    public static void Magnify(CCNode world, CCPoint place)
    {
        world.RunAction(new CCSequence(
            new CCLens3D(1.2f, new CCGridSize(32, 18), place, 110),
            new CCStopGrid()));
    }
    #endregion
}
