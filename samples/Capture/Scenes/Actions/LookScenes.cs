using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

/// <summary>Sunset, with objects in front of it.</summary>
public class CCTintToScene : Stage
{
    public CCTintToScene()
    {
        CCSprite[] scenery =
        {
            Scenery, AddStanding("palm-tree", 130, 36), AddStanding("palm-tree", 520, 36), AddStanding("crab", 320),
        };
        foreach (CCSprite part in scenery)
        {
            After(0.4f, () => CCTintToExample.NightFalls(part));
            After(2.4f, () => part.RunAction(new CCTintTo(0.8f, 255, 255, 255)));
        }
    }
}

public class CCTintByScene : Stage
{
    public CCTintByScene()
    {
        CCSprite gull = Add("gull", 320, 190);
        gull.Scale = 1.6f;
        CCSprite coconut = Add("coconut", 60, 400);
        coconut.RunAction(new CCSequence(
            new CCDelayTime(0.2f),
            new CCEaseIn(new CCMoveTo(0.4f, new CCPoint(290, 240)), 2),
            new CCJumpBy(0.8f, new CCPoint(-180, -164), 60, 1)));
        After(0.6f, () => CCTintByExample.FlashRed(gull));
    }
}

public class CCFadeInScene : Stage
{
    public CCFadeInScene()
    {
        CCSprite chest = AddStanding("chest-closed", 320);
        chest.Scale = 1.4f;
        chest.Visible = false;
        After(0.4f, () => chest.Visible = true);
        After(0.4f, () => CCFadeInExample.Appear(chest));
    }
}

/// <summary>A coconut flattens a crab.</summary>
public class CCFadeOutScene : Stage
{
    public CCFadeOutScene()
    {
        CCSprite crab = AddStanding("crab", 320);
        CCSprite coconut = Add("coconut", 320, 400);
        coconut.RunAction(new CCSequence(
            new CCDelayTime(0.3f),
            new CCEaseIn(new CCMoveTo(0.4f, new CCPoint(320, 110)), 2),
            new CCJumpBy(0.7f, new CCPoint(200, -34), 90, 1)));
        After(0.7f, () => Flatten(crab));
    }

    private static void Flatten(CCSprite crab)
    {
        crab.Texture = Texture("crab-flat");
        CCFadeOutExample.FadeAway(crab);
    }
}

/// <summary>A crab walks past Coco, who is hard to see.</summary>
public class CCFadeToScene : Stage
{
    public CCFadeToScene()
    {
        CCSprite crab = Add("crab", -60, 86);
        CCSprite coco = AddStanding("coco-idle-1", 320, 38);
        After(0.3f, () => CCFadeToExample.Cloak(coco));
        crab.RunAction(new CCSequence(new CCDelayTime(0.3f), new CCMoveBy(2.4f, new CCPoint(780, 0))));
    }
}

public class CCBlinkScene : Stage
{
    public CCBlinkScene()
    {
        CCSprite coco = Add("coco-idle-1", 330, 92);
        CCSprite crab = Add("crab", 120, 76);
        crab.RunAction(new CCSequence(
            new CCMoveBy(0.6f, new CCPoint(140, 0)), new CCDelayTime(0.2f), new CCMoveBy(0.8f, new CCPoint(-140, 0))));
        After(0.6f, () => Hurt(coco));
        After(2.15f, () => coco.Texture = Texture("coco-idle-1"));
    }

    private static void Hurt(CCSprite coco)
    {
        coco.Texture = Texture("coco-hurt");
        coco.RunAction(new CCJumpBy(0.3f, new CCPoint(30, 0), 30, 1));
        coco.RunAction(new CCSequence(new CCDelayTime(1.7f), new CCMoveBy(0.2f, new CCPoint(-30, 0))));
        CCBlinkExample.BlinkWhenHurt(coco);
    }
}

public class CCAnimationScene : Stage
{
    public CCAnimationScene()
    {
        CCTexture2D sheet = Texture("coin-spin");
        for (int i = 0; i < 3; i++)
        {
            var coin = new CCSprite(sheet, new CCRect(0, 0, 64, 64)) { Position = new CCPoint(160 + i * 160, 190), Scale = 2 };
            Layer.AddChild(coin);
            CCAnimation spin = CCAnimationExample.CreateSpin(sheet);
            After(0.05f + i * 0.16f, () => coin.RunAction(new CCRepeatForever(new CCAnimate(spin))));
        }
    }
}

/// <summary>The button is dark until it is charged.</summary>
public class CCProgressToScene : Stage
{
    public CCProgressToScene()
    {
        CCSprite dark = Add("button", 320, 190);
        dark.Scale = 1.5f;
        dark.Color = new CCColor3B(70, 60, 60);
        var button = new CCProgressTimer(new CCSprite("button"))
        {
            Type = CCProgressTimerType.Radial, Position = new CCPoint(320, 190), Scale = 1.5f, Percentage = 100,
        };
        Layer.AddChild(button);

        After(0.3f, () => button.RunAction(new CCSequence(new CCScaleTo(0.1f, 1.3f), new CCScaleTo(0.1f, 1.5f))));
        After(0.4f, () => CCProgressToExample.Recharge(button));
        After(2f, () => button.RunAction(new CCSequence(new CCScaleTo(0.12f, 1.75f), new CCScaleTo(0.12f, 1.5f))));
    }
}

public class CCProgressFromToScene : Stage
{
    public CCProgressFromToScene()
    {
        CCSprite empty = Add("heart", 320, 190);
        empty.Scale = 2.6f;
        empty.Color = new CCColor3B(50, 40, 40);
        var heart = new CCProgressTimer(new CCSprite("heart"))
        {
            Type = CCProgressTimerType.Bar,
            Midpoint = CCPoint.Zero,
            BarChangeRate = new CCPoint(0, 1),
            Position = empty.Position,
            Scale = empty.Scale,
            Percentage = 100,
        };
        Layer.AddChild(heart);

        After(0.3f, () => CCProgressFromToExample.Drain(heart));
    }
}

public class CCShowScene : Stage
{
    public CCShowScene()
    {
        AddStanding("chest-closed", 320);
        CCSprite hint = Add("hint", 320, 190);
        CCShowExample.ShowHint(hint);
    }
}

/// <summary>Fish that are visible only while they are out of the water.</summary>
public class CCHideScene : Stage
{
    public CCHideScene()
    {
        for (int i = 0; i < 2; i++)
        {
            CCSprite fish = Add("fish", 110 + i * 210, 115);
            fish.Visible = false;
            After(0.3f + i * 0.5f, () => CCHideExample.Leap(fish));
        }
    }
}

public class CCToggleVisibilityScene : Stage
{
    public CCToggleVisibilityScene()
    {
        AddStanding("chest-closed", 320);
        CCToggleVisibilityExample.Flash(Add("hint", 320, 190));
    }
}

public class CCFlipXScene : Stage
{
    public CCFlipXScene()
    {
        CCSprite gull = Add("gull", 170, 210);
        gull.Scale = 1.3f;
        After(0.2f, () => CCFlipXExample.Patrol(gull));
    }
}

public class CCFlipYScene : Stage
{
    public CCFlipYScene()
    {
        CCSprite crab = Add("crab", 320, 92);
        crab.Scale = 1.5f;
        After(0.3f, () => CCFlipYExample.KnockOver(crab));
    }
}

/// <summary>Counts the remaining children of a node.</summary>
public class CCRemoveSelfScene : Stage
{
    public CCRemoveSelfScene()
    {
        var coconuts = new CCNode();
        Layer.AddChild(coconuts);
        CCLabelBMFont label = AddLabel("", 320, 230, 40);
        for (int i = 0; i < 5; i++)
        {
            var coconut = new CCSprite("coconut") { Position = new CCPoint(120 + i * 100, 80) };
            coconuts.AddChild(coconut);
            After(0.4f + i * 0.35f, () => CCRemoveSelfExample.Expire(coconut));
        }

        void Count() => label.Text = $"ChildrenCount = {coconuts.ChildrenCount}";
        Count();
        Layer.Schedule(_ => Count());
    }
}
