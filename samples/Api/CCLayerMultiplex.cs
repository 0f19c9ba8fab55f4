using Cocos2D;

namespace CocosDocs.Api;

public static class CCLayerMultiplexExample
{
    #region example
    public static CCLayerMultiplex MakePages(params CCLayer[] pages)
    {
        var multiplex = new CCLayerMultiplex
        {
            InAction = new CCSequence(new CCPlace(new CCPoint(640, 0)), new CCMoveTo(0.3f, CCPoint.Zero)),
            OutAction = new CCMoveTo(0.3f, new CCPoint(-640, 0))
        };
        foreach (CCLayer page in pages)
        {
            multiplex.AddLayer(page);
        }

        return multiplex;
    }
    #endregion
}
