using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

public class CCSpriteFrameScene : SheetBoard
{
    public CCSpriteFrameScene()
    {
        var sheet = new CCSpriteSheet("beach.plist");
        for (int i = 0; i < 4; i++)
        {
            CCRect part = sheet[Names[i]].Rect;
            Layer.ScheduleOnce(_ => Show(part), 0.2f + i * 0.7f);
        }
    }

    private void Show(CCRect part)
    {
        CCDrawNode outline = Outline(OnScreen(part), new CCColor4B(255, 229, 143, 255));
        Layer.AddChild(outline);
        CCSprite cutOut = CCSpriteFrameExample.CutOut(Sheet, part);
        cutOut.Position = OnScreen(part).Center;
        Layer.AddChild(cutOut);
        cutOut.RunAction(new CCSequence(
            new CCSpawn(new CCEaseOut(new CCMoveTo(0.3f, new CCPoint(480, 110)), 2), new CCScaleTo(0.3f, 2)),
            new CCDelayTime(0.35f),
            new CCCallFunc(() => outline.RemoveFromParent()),
            new CCRemoveSelf()));
    }
}
