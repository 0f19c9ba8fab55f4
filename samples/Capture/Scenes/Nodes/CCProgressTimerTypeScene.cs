using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

public class CCProgressTimerTypeScene : Shore
{
    public CCProgressTimerTypeScene()
    {
        AddTimer("Radial", 180, CCProgressTimerType.Radial);
        AddTimer("Bar", 460, CCProgressTimerType.Bar);
    }

    private void AddTimer(string label, float x, CCProgressTimerType type)
    {
        CCSprite ghost = Add("coconut", x, 200);
        ghost.Scale = 2.4f;
        ghost.Color = new CCColor3B(40, 20, 10);
        ghost.Opacity = 90;
        CCProgressTimer timer = CCProgressTimerTypeExample.AddTimer(Layer, "coconut", type);
        timer.Position = ghost.Position;
        timer.Scale = 2.4f;
        AddLabel(label, x, 40);
    }
}
