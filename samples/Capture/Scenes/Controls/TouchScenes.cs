using System;
using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

/// <summary>A crab is dragged.</summary>
public class CCTouchScene : TouchBeach
{
    public CCTouchScene()
    {
        Place(new CCTouchExample(), 160, 120);
    }
}

/// <summary>Two fingers drag a crate each.</summary>
public class ICCTargetedTouchDelegateScene : TouchBeach
{
    public ICCTargetedTouchDelegateScene()
    {
        Place(new ICCTargetedTouchDelegateExample("crate"), 140, 110);
        Place(new ICCTargetedTouchDelegateExample("crate"), 500, 110);
        Place(new ICCTargetedTouchDelegateExample("coconut"), 320, 230);
    }
}

/// <summary>Two fingers spread and close, and a crab grows and shrinks between them.</summary>
public class ICCStandardTouchDelegateScene : TouchBeach
{
    public ICCStandardTouchDelegateScene()
    {
        Place(new ICCStandardTouchDelegateExample("crab"), 320, 180);
    }
}

/// <summary>Coconuts are tapped and give points.</summary>
public class CCTapNodeScene : TouchBeach
{
    private readonly CCLabelBMFont _score;
    private int _points;

    public CCTapNodeScene()
    {
        _score = Words("0", 320, 325, 40);
        CCTapNodeExample.Collected += Collect;
        foreach ((float x, float y, int points) in new[] { (110f, 120f, 10), (290f, 200f, 20), (470f, 140f, 50) })
        {
            Place(CCTapNodeExample.Create(points), x, y);
        }
    }

    private void Collect(int points, CCNode node)
    {
        _points += points;
        _score.Text = $"{_points}";
        CCLabelBMFont gain = Words($"+{points}", node.PositionX + 32, node.PositionY + 40);
        gain.RunAction(new CCMoveBy(0.7f, new CCPoint(0, 60)));
        gain.RunAction(new CCSequence(new CCDelayTime(0.4f), new CCFadeOut(0.3f), new CCRemoveSelf()));
        node.RunAction(new CCSequence(new CCScaleTo(0.12f, 0.01f), new CCHide()));
    }
}

/// <summary>A crab walks while an arrow key is held.</summary>
public class CCKeyboardDispatcherScene : Beach
{
    public CCKeyboardDispatcherScene()
    {
        Layer.AddChild(new CCKeyboardDispatcherExample { Position = new CCPoint(200, 150) }, 1);
        Layer.AddChild(new KeyPictures(), 2);
    }
}

/// <summary>A coconut rolls while an arrow key tilts the screen.</summary>
public class CCAccelerometerScene : Beach
{
    public CCAccelerometerScene()
    {
        var example = new CCAccelerometerExample { Position = new CCPoint(200, 130) };
        Layer.AddChild(example, 1);
        Layer.AddChild(new KeyPictures(), 2);
        Layer.Schedule(_ => example.Children[0].Rotation = example.Children[0].PositionX * 180 / (32 * (float)Math.PI));
    }
}
