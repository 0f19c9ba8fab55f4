using Cocos2D;

namespace CocosDocs.Api;

public static class CCLayerColorExample
{
    public static void Dim(CCScene scene)
    {
        #region example
        var dim = new CCLayerColor(new CCColor4B(0, 0, 0, 0));
        scene.AddChild(dim, 100);
        dim.RunAction(new CCFadeTo(0.3f, 160));
        #endregion
    }
}
