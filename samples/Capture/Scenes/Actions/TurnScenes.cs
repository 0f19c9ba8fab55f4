using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

public class CCRotateToScene : Stage
{
    public CCRotateToScene()
    {
        Add("compass", 320, 190);
        CCSprite needle = Add("needle", 320, 190);

        After(0.3f, () => CCRotateToExample.PointTo(needle, 90));
        After(1.2f, () => CCRotateToExample.PointTo(needle, 315));
        After(2.1f, () => CCRotateToExample.PointTo(needle, 0));
    }
}

/// <summary>From 30 to 330 degrees: CCRotateTo takes the short way over 0, CCBRotateTo the long one over 180.</summary>
public class CCBRotateToScene : Stage
{
    public CCBRotateToScene()
    {
        CCSprite left = AddCompass(180, "CCRotateTo");
        CCSprite right = AddCompass(460, "CCBRotateTo");

        After(0.4f, () => left.RunAction(new CCRotateTo(1, 330)));
        After(0.4f, () => CCBRotateToExample.Turn(right, 330));
        After(1.9f, () => left.RunAction(new CCRotateTo(1, 30)));
        After(1.9f, () => CCBRotateToExample.Turn(right, 30));
    }

    private CCSprite AddCompass(float x, string name)
    {
        AddLabel(name, x, 310);
        Add("compass", x, 180);
        CCSprite needle = Add("needle", x, 180);
        needle.Rotation = 30;
        return needle;
    }
}

public class CCBRotateXToScene : Stage
{
    public CCBRotateXToScene()
    {
        CCSprite crate = Add("crate", 320, 180);
        crate.Scale = 2.5f;
        After(0.3f, () => CCBRotateXToExample.Lean(crate));
    }
}

public class CCBRotateYToScene : Stage
{
    public CCBRotateYToScene()
    {
        CCSprite crate = Add("crate", 320, 180);
        crate.Scale = 2.5f;
        After(0.3f, () => CCBRotateYToExample.Lean(crate));
    }
}

public class CCRotateByScene : Stage
{
    public CCRotateByScene()
    {
        CCSprite coconut = Add("coconut", 150, 76);
        coconut.Scale = 1.25f;
        coconut.PositionY = 84;

        After(0.3f, () => CCRotateByExample.Roll(coconut, 340));
        After(1.9f, () => CCRotateByExample.Roll(coconut, -340));
    }
}

/// <summary>A heart makes Coco big for a while.</summary>
public class CCScaleToScene : Stage
{
    public CCScaleToScene()
    {
        CCSprite coco = AddStanding("coco-idle-1", 320);
        CCSprite heart = Add("heart", 320, 400);
        heart.RunAction(new CCSequence(new CCEaseIn(new CCMoveTo(0.5f, new CCPoint(320, 150)), 2), new CCHide()));
        After(0.5f, () => CCScaleToExample.PowerUp(coco));
    }
}

public class CCScaleByScene : Stage
{
    public CCScaleByScene()
    {
        AddHeart(130, 0.6f);
        AddHeart(290, 1.2f);
        AddHeart(500, 2);
    }

    private void AddHeart(float x, float scale)
    {
        CCSprite heart = Add("heart", x, 190);
        heart.Scale = scale;
        CCScaleByExample.Beat(heart);
    }
}

/// <summary>A gust comes and goes.</summary>
public class CCSkewToScene : Stage
{
    public CCSkewToScene()
    {
        foreach (float x in new float[] { 150, 320, 500 })
        {
            CCSprite palm = AddStanding("palm-tree", x, 36);
            After(0.3f + x / 2000, () => CCSkewToExample.Lean(palm, 24));
            After(1.4f + x / 2000, () => CCSkewToExample.Lean(palm, -10));
            After(2.1f + x / 2000, () => CCSkewToExample.Lean(palm, 0));
        }
    }
}

/// <summary>A coconut falls on a crate.</summary>
public class CCSkewByScene : Stage
{
    public CCSkewByScene()
    {
        CCSprite crate = AddStanding("crate", 320);
        crate.Scale = 2;
        CCSprite coconut = Add("coconut", 320, 400);
        coconut.RunAction(new CCSequence(
            new CCDelayTime(0.2f),
            new CCEaseIn(new CCMoveTo(0.4f, new CCPoint(320, 200)), 2),
            new CCJumpBy(0.7f, new CCPoint(180, -124), 70, 1)));
        After(0.6f, () => CCSkewByExample.Shiver(crate));
    }
}

public class CCOrbitCameraScene : Stage
{
    public CCOrbitCameraScene()
    {
        CCSprite card = Add("card", 320, 180);
        card.Scale = 1.2f;
        After(0.3f, () => CCOrbitCameraExample.Turn(card));
    }
}
