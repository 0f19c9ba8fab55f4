using Cocos2D;
using cocos2d.misc_nodes;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

public class CCSwapActionScene : Stage
{
    public CCSwapActionScene()
    {
        CCSwappableNode left = AddShell(220, "coconut");
        CCSwappableNode right = AddShell(420, "shell");
        After(0.3f, () => CCSwapActionExample.Swap(left, right));
        After(1.7f, () => CCSwapActionExample.Swap(left, right));
    }

    private CCSwappableNode AddShell(float x, string picture)
    {
        var node = new CCSwappableNode { Position = new CCPoint(x, 180) };
        node.AddChild(new CCSprite(picture));
        Layer.AddChild(node);
        return node;
    }
}

public class CCTimerActionScene : Stage
{
    public CCTimerActionScene()
    {
        AddStanding("chest-closed", 320);
        var countdown = new Countdown("2.0", "fonts/round-40.fnt") { Position = new CCPoint(320, 210), Scale = 1.8f };
        Layer.AddChild(countdown);
        After(0.4f, () => countdown.Start(2));
    }
}

/// <summary>From full to half speed.</summary>
public class CCSchedulerScene : Stage
{
    public CCSchedulerScene()
    {
        CCLabelBMFont label = AddLabel("TimeScale 1", 320, 290, 40);
        CCSprite crab = Add("crab", 160, 76);
        var right = new CCMoveBy(0.5f, new CCPoint(320, 0));
        crab.RunAction(new CCRepeatForever(new CCSequence(right, right.Reverse())));
        CCSprite balloon = Add("balloon", 320, 190);
        balloon.RunAction(new CCRepeatForever(new CCRotateBy(1, 360)));
        After(1, () => new CCSchedulerExample().Start());
        After(1, () => label.Text = "TimeScale 0.5");
    }
}

public class CCActionScene : Stage
{
    private readonly CCSprite _button;

    public CCActionScene()
    {
        _button = Add("button", 560, 290);
        var example = new CCActionExample { Position = new CCPoint(120, 76) };
        Layer.AddChild(example);
        for (int i = 0; i < 5; i++)
        {
            After(0.3f + i * 0.35f, () => Tap(example));
        }
    }

    /// <summary>Every second tap comes while the crab is still in the air.</summary>
    private void Tap(CCActionExample example)
    {
        _button.RunAction(new CCSequence(new CCScaleTo(0.06f, 0.8f), new CCScaleTo(0.06f, 1)));
        example.Hop();
    }
}

public class CCActionInstantScene : Stage
{
    public CCActionInstantScene()
    {
        CCSprite gull = Add("gull", 320, 190);
        gull.Scale = 1.8f;
        gull.RunAction(new CCSequence(
            new CCDelayTime(0.5f), new SetColor(new CCColor3B(120, 220, 255)),
            new CCDelayTime(0.5f), new SetColor(new CCColor3B(255, 200, 90)),
            new CCDelayTime(0.5f), new SetColor(CCColor3B.White)));
    }
}

public class CCActionIntervalScene : Stage
{
    public CCActionIntervalScene()
    {
        CCSprite coco = AddStanding("coco-idle-1", 320);
        coco.Scale = 1.8f;
        After(0.3f, () => coco.RunAction(new Wobble(1.5f, 18)));
    }
}
