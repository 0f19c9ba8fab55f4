using Cocos2D;

namespace CocosDocs.Overview;

#region scene
public class CoveScene : CCScene
{
    public CoveScene()
    {
        var game = new CoveLayer();
        AddChild(game);

        var hud = new HudLayer();
        AddChild(hud, 10);
    }
}
#endregion
