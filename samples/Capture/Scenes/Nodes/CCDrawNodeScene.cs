using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

public class CCDrawNodeScene : Shore
{
    public CCDrawNodeScene()
    {
        CCDrawNode boat = CCDrawNodeExample.DrawBoat();
        boat.Position = new CCPoint(300, 142);
        Layer.AddChild(boat);
        boat.RunAction(new CCRepeatForever(new CCSequence(
            new CCEaseSineInOut(new CCRotateTo(0.75f, 6)),
            new CCEaseSineInOut(new CCRotateTo(0.75f, -6)))));
        boat.RunAction(new CCRepeatForever(new CCSequence(
            new CCEaseSineInOut(new CCMoveBy(1.5f, new CCPoint(40, 0))),
            new CCEaseSineInOut(new CCMoveBy(1.5f, new CCPoint(-40, 0))))));
    }
}
