using System;
using System.Reflection;
using Cocos2D;
using CocosDocs.GettingStarted;

namespace CocosDocs.Capture.Scenes.Guides;

/// <summary>The coconut of the first page, and a finger that taps.</summary>
public class GuideIntroScene : CCScene
{
    public GuideIntroScene()
    {
        AddChild(new IntroLayer());
        AddChild(new Finger(), 1);
    }
}

/// <summary>The raft, and after a moment its path ashore, to the coconut.</summary>
public class GuideSecondSceneScene : CCScene
{
    public GuideSecondSceneScene()
    {
        AddChild(new RaftLayer());
        MethodInfo goAshore = typeof(RaftLayer).GetMethod("GoAshore", BindingFlags.Static | BindingFlags.NonPublic)
            ?? throw new InvalidOperationException("RaftLayer has no GoAshore.");
        ScheduleOnce(_ => goAshore.Invoke(null, null), 0.9f);
    }
}
