using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

public class CCPointScene : Shore
{
    public CCPointScene()
    {
        CCPointExample.TurnAll(Add("crate", 110, 205), Add("crate", 320, 205), Add("crate", 530, 205));
        AddPin("(0, 0)", 110);
        AddPin("(0.5, 0.5)", 320);
        AddPin("(0.5, 1.5)", 530);
    }

    private void AddPin(string label, float x)
    {
        var pin = new CCDrawNode();
        pin.DrawCircle(new CCPoint(x, 205), 8, new CCColor4B(74, 34, 16, 255));
        pin.DrawCircle(new CCPoint(x, 205), 5, new CCColor4B(255, 229, 143, 255));
        Layer.AddChild(pin);
        AddLabel(label, x, 40);
    }
}
