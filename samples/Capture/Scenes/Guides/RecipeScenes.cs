using System.Reflection;
using Cocos2D;
using CocosDocs.Recipes;

namespace CocosDocs.Capture.Scenes.Guides;

/// <summary>A crate falls on the beach, which shakes. The hearts stay where they are.</summary>
public class RecipeShakeScene : CCScene
{
    public RecipeShakeScene()
    {
        var layer = new ShakingLayer();
        FieldInfo camera = typeof(ShakingLayer).GetField("_camera", BindingFlags.Instance | BindingFlags.NonPublic);
        Chance.Seeded(camera.GetValue(layer));
        AddChild(layer);

        // A little larger than the screen, so that no border shows while it shakes.
        layer.World.AddChild(new CCSprite("cove") { Position = new CCPoint(320, 180), Scale = 1.08f });
        var crate = new CCSprite("crate") { AnchorPoint = new CCPoint(0.5f, 0), Position = new CCPoint(380, 400), Scale = 1.6f };
        layer.World.AddChild(crate);
        crate.RunAction(new CCSequence(
            new CCDelayTime(0.4f),
            new CCEaseIn(new CCMoveTo(0.4f, new CCPoint(380, 44)), 2),
            new CCCallFunc(layer.HitGround)));
        for (int i = 0; i < 3; i++)
        {
            AddChild(new CCSprite("heart") { Position = new CCPoint(36 + i * 44, 324), Scale = 0.55f }, 1);
        }
    }
}

/// <summary>The view moves up to the crab, and back to the whole beach.</summary>
public class RecipeZoomScene : CCScene
{
    public RecipeZoomScene()
    {
        var layer = new ZoomingLayer();
        AddChild(layer);
        layer.World.AddChild(new CCSprite("cove") { AnchorPoint = CCPoint.Zero });
        layer.World.AddChild(new CCSprite("crab") { Position = new CCPoint(420, 76) });
        layer.World.AddChild(new CCSprite("coconut") { Position = new CCPoint(180, 72), Scale = 0.8f });

        var screen = new CCPoint(320, 180);
        ScheduleOnce(_ => layer.ZoomTo(new CCPoint(480, 90), 2), 0.5f);
        layer.ScheduleOnce(_ => layer.ZoomTo(screen, 1), 2.4f);
    }
}

/// <summary>A shark swims to where a finger taps, with its nose in front.</summary>
public class RecipeFaceScene : CCScene
{
    public RecipeFaceScene()
    {
        AddChild(new CCLayerGradient(new CCColor4B(86, 186, 206, 255), new CCColor4B(20, 96, 122, 255)));
        var layer = new ChasingLayer();
        AddChild(layer);
        AddChild(new Finger { Began = place => layer.Goal = place }, 1);
    }
}

/// <summary>Names each kind of touch.</summary>
public class RecipeTouchKindsScene : Beach
{
    public RecipeTouchKindsScene()
    {
        var layer = new TouchKindsLayer();
        layer.Happened += Say;
        AddChild(layer);
        AddChild(new Finger(), 2);
    }

    private void Say(string kind, CCPoint place)
    {
        var label = new CCLabelBMFont(kind, "fonts/round-24.fnt") { Position = place + new CCPoint(0, 50) };
        AddChild(label, 1);
        label.RunAction(new CCMoveBy(0.9f, new CCPoint(0, 46)));
        label.RunAction(new CCSequence(new CCDelayTime(0.6f), new CCFadeOut(0.3f), new CCRemoveSelf()));
    }
}

/// <summary>While a dialog is open, the coconut behind it doesn't react; after OK, it does.</summary>
public class RecipeDialogScene : Beach
{
    private const string Font = "fonts/round-24.fnt";

    public RecipeDialogScene()
    {
        var coconut = new CCMenuItemImage("coconut", "coconut", Jump);
        AddChild(new CCMenu(coconut) { Position = new CCPoint(140, 90) });
        ScheduleOnce(_ => AddChild(NewDialog(), 1), 0.9f);
        AddChild(new Finger(), 2);
    }

    private static CCNode NewDialog()
    {
        return new Dialog(new CCLabelBMFont("The raft is ready.", Font), new CCLabelBMFont("OK", Font) { Scale = 1.4f });
    }

    private static void Jump(CCMenuItem item)
    {
        item.RunAction(new CCJumpBy(0.5f, CCPoint.Zero, 70, 1));
    }
}

/// <summary>A thumb on the stick moves the shark.</summary>
public class RecipeJoystickScene : CCScene
{
    private readonly Joystick _stick = new() { Position = new CCPoint(100, 96) };
    private readonly CCSprite _shark = new("shark") { Position = new CCPoint(330, 200) };

    public RecipeJoystickScene()
    {
        AddChild(new CCLayerGradient(new CCColor4B(86, 186, 206, 255), new CCColor4B(20, 96, 122, 255)));
        AddChild(_shark);
        AddChild(_stick);
        AddChild(new Finger(), 1);
        ScheduleUpdate();
    }

    public override void Update(float dt)
    {
        base.Update(dt);
        _shark.Position += _stick.Direction * 200 * dt;
        if (_stick.Direction.X != 0)
        {
            _shark.FlipX = _stick.Direction.X < 0;
        }
    }
}

/// <summary>The same words plain, with a shadow and with an outline.</summary>
public class RecipeOutlineScene : CCScene
{
    private const string Font = "fonts/round-40.fnt";

    public RecipeOutlineScene()
    {
        AddChild(new CCSprite("cove") { AnchorPoint = CCPoint.Zero });
        Show(new CCLabelBMFont("GO COCOS NUTS!", Font), 290);
        Show(TextRecipes.Shaded("GO COCOS NUTS!", Font), 200);
        Show(TextRecipes.Outlined("GO COCOS NUTS!", Font, new CCColor3B(110, 52, 12), 3), 110);
    }

    private void Show(CCNode text, float y)
    {
        text.Position = new CCPoint(320, y);
        AddChild(text);
    }
}

/// <summary>Hearts that SpriteBatch draws: in a node that is upright, and in one that is rotated and scaled.</summary>
public class RecipeSpriteBatchScene : Beach
{
    public RecipeSpriteBatchScene()
    {
        Layer.AddChild(new HeartsNode { Position = new CCPoint(60, 250) });
        Layer.AddChild(new HeartsNode { Position = new CCPoint(350, 110), Rotation = -20, Scale = 1.4f, Count = 2 });

        // Draws after the batch, whose states must not hide a mirrored sprite.
        Layer.AddChild(new CCSprite("crab") { Position = new CCPoint(140, 90), ScaleX = -1 });
    }
}
