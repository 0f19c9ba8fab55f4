using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

public class CCLayerRGBAScene : Shore
{
    public CCLayerRGBAScene()
    {
        Add("crab", 320, 76);
        CCLayerRGBA dialog = CCLayerRGBAExample.MakeDialog(
            new CCSprite("board") { Position = new CCPoint(320, 220), Scale = 1.8f },
            new CCSprite("coconut") { Position = new CCPoint(320, 220), Scale = 1.3f });
        Layer.AddChild(dialog);
        Layer.ScheduleOnce(_ => CCLayerRGBAExample.Close(dialog), 0.6f);
        Layer.ScheduleOnce(_ => dialog.RunAction(new CCFadeIn(0.6f)), 1.6f);
    }
}
