using Cocos2D;
using CocosDocs.Releases;

namespace CocosDocs.Capture.Scenes.Guides;

/// <summary>The panel is visible for a moment before it fades.</summary>
public class ReleaseFadeGroupScene : Beach
{
    private readonly CCNode _parent = new() { Position = new CCPoint(320, 200), Scale = 1.5f };

    public ReleaseFadeGroupScene()
    {
        Layer.AddChild(_parent);
        Release243.FadeGroup(_parent);
    }

    public override void OnEnter()
    {
        base.OnEnter();
        CCNode panel = _parent.Children[0];
        panel.PauseSchedulerAndActions();
        ScheduleOnce(_ => panel.ResumeSchedulerAndActions(), 0.8f);
    }
}

/// <summary>A card that fades when a finger taps it.</summary>
public class ReleaseTapNodeScene : Beach
{
    public ReleaseTapNodeScene()
    {
        Release244.AddCard(Layer);
        AddChild(new Finger(), 1);
    }
}

/// <summary>A heart that beats once per second.</summary>
public class ReleasePulseScene : Beach
{
    public ReleasePulseScene()
    {
        CCSprite heart = Add("heart", 320, 210);
        heart.RunAction(new CCRepeatForever(new CCSequence(new PulseAction(0.5f), new CCDelayTime(0.5f))));
    }
}

/// <summary>A crab that walks on the line.</summary>
public class ReleaseLineArtScene : Beach
{
    public ReleaseLineArtScene()
    {
        AddChild(new Release246LineArt());
        CCSprite crab = Add("crab", 140, 158);
        crab.RunAction(new CCRepeatForever(new CCSequence(
            new CCEaseSineInOut(new CCMoveBy(1.4f, new CCPoint(240, 0))),
            new CCEaseSineInOut(new CCMoveBy(1.4f, new CCPoint(-240, 0))))));
    }
}
