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
        pin.DrawDot(new CCPoint(x, 205), 7, new CCColor4F(0.29f, 0.13f, 0.06f, 1));
        pin.DrawDot(new CCPoint(x, 205), 5, new CCColor4F(1, 0.9f, 0.56f, 1));
        Layer.AddChild(pin);
        AddLabel(label, x, 40);
    }
}
