using System.Linq;
using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

/// <summary>Coco and a crab on a long beach; each half of the window follows one of them.</summary>
public class CCDrawManagerStateScene : CCDrawManagerStateExample
{
    private readonly CCDrawNode _divider = new();

    public CCDrawManagerStateScene()
        : this(
            new CCSprite("coco-run-1") { AnchorPoint = new CCPoint(0.5f, 0), Position = new CCPoint(160, 44) },
            new CCSprite("crab") { AnchorPoint = new CCPoint(0.5f, 0), Position = new CCPoint(760, 24) })
    {
    }

    private CCDrawManagerStateScene(CCSprite coco, CCSprite crab)
        : base(coco, crab)
    {
        for (int i = -1; i <= 2; i++)
        {
            AddChild(new CCSprite("cove") { AnchorPoint = CCPoint.Zero, Position = new CCPoint(i * 640, 0), FlipX = i % 2 != 0 });
        }

        AddChild(crab);
        AddChild(coco);
        CCSpriteFrame[] steps = Enumerable.Range(1, 4).Select(i => Step(i)).ToArray();
        coco.RunAction(new CCRepeatForever(new CCAnimate(new CCAnimation(steps.ToList(), 0.09f))));
        coco.RunAction(new CCMoveBy(3.2f, new CCPoint(700, 0)));
        crab.RunAction(new CCSequence(
            new CCMoveBy(1.6f, new CCPoint(-260, 0)),
            new CCMoveBy(1.6f, new CCPoint(260, 0))));
        _divider.DrawRect(new CCRect(317, 0, 6, 360), new CCColor4B(59, 28, 12, 255));
    }

    public override void Visit()
    {
        base.Visit();
        _divider.Visit();
    }

    private static CCSpriteFrame Step(int number)
    {
        CCTexture2D picture = CCTextureCache.SharedTextureCache.AddImage($"coco-run-{number}");
        return new CCSpriteFrame(picture, new CCRect(0, 0, 96, 96));
    }
}
