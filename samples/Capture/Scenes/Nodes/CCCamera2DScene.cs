using System.Linq;
using System.Reflection;
using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

/// <summary>Coco runs along a beach twice as wide as the screen, until a crate falls at her feet.</summary>
public class CCCamera2DScene : CCScene
{
    private readonly CCNode _world = new();

    public CCCamera2DScene()
    {
        AddChild(_world);
        AddCove(0, false);
        AddCove(640, true);

        var coco = new CCSprite("coco-run-1") { AnchorPoint = new CCPoint(0.5f, 0), Position = new CCPoint(110, 44) };
        _world.AddChild(coco, 2);
        CCSpriteFrame[] steps = Enumerable.Range(1, 4).Select(Step).ToArray();
        coco.RunAction(new CCRepeatForever(new CCAnimate(new CCAnimation(steps.ToList(), 0.09f))));

        var camera = new CCCamera2DExample(_world);
        AddChild(camera);
        FieldInfo field = typeof(CCCamera2DExample).GetField("_camera", BindingFlags.Instance | BindingFlags.NonPublic);
        Chance.Seeded(field.GetValue(camera));
        camera.Follow(coco);

        coco.RunAction(new CCSequence(
            new CCMoveBy(2.6f, new CCPoint(780, 0)),
            new CCCallFunc(() => Stop(coco))));
        camera.ScheduleOnce(_ => DropCrate(camera), 2.3f);
        AddHearts();
    }

    private static CCSpriteFrame Step(int number)
    {
        CCTexture2D picture = CCTextureCache.SharedTextureCache.AddImage($"coco-run-{number}");
        return new CCSpriteFrame(picture, new CCRect(0, 0, 96, 96));
    }

    private static void Stop(CCSprite coco)
    {
        coco.StopAllActions();
        coco.Texture = CCTextureCache.SharedTextureCache.AddImage("coco-idle-1");
    }

    private void AddCove(float x, bool mirrored)
    {
        _world.AddChild(new CCSprite("cove") { AnchorPoint = CCPoint.Zero, Position = new CCPoint(x, 0), FlipX = mirrored });
    }

    private void DropCrate(CCCamera2DExample camera)
    {
        var crate = new CCSprite("crate") { AnchorPoint = new CCPoint(0.5f, 0), Position = new CCPoint(1010, 400), Scale = 1.6f };
        _world.AddChild(crate, 1);
        crate.RunAction(new CCSequence(
            new CCEaseIn(new CCMoveTo(0.4f, new CCPoint(1010, 44)), 2),
            new CCCallFunc(camera.HitGround)));
    }

    /// <summary>These nodes are not in the world, so the camera doesn't move them.</summary>
    private void AddHearts()
    {
        for (int i = 0; i < 3; i++)
        {
            AddChild(new CCSprite("heart") { Position = new CCPoint(36 + i * 44, 324), Scale = 0.55f }, 1);
        }
    }
}
