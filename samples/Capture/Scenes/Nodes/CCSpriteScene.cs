using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

public class CCSpriteScene : Shore
{
    public CCSpriteScene()
    {
        var crabs = new CCNode();
        Layer.AddChild(crabs);
        CCSpriteExample.Looks(crabs);

        for (int i = 0; i < crabs.ChildrenCount; i++)
        {
            CCNode crab = crabs.Children[i];
            CCPoint place = crab.Position;
            crab.Position = place + new CCPoint(0, 320);
            crab.RunAction(new CCSequence(
                new CCDelayTime(0.1f + i * 0.35f),
                new CCEaseBounceOut(new CCMoveTo(0.8f, place))));
        }
    }
}
