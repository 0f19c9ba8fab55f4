using System;
using System.Runtime.ExceptionServices;
using Cocos2D;
using Microsoft.Xna.Framework;

namespace CocosDocs.Recipes;

#region coconut
public class Coconut : CCNode
{
    private const float HangTime = 2;
    private const float FallTime = 0.5f;

    public Coconut(float height)
    {
        PositionY = height;
        ScheduleOnce(_ => Fall(), HangTime);
    }

    public bool HasLanded { get; private set; }

    private void Fall()
    {
        RunActions(
            new CCMoveBy(FallTime, new CCPoint(0, -PositionY)),
            new CCCallFunc(() => HasLanded = true));
    }
}
#endregion

#region runner
public sealed class NodeRunner : IDisposable
{
    private const float FramesPerSecond = 60;

    private static readonly CCDirector Director = CCDirector.SharedDirector;

    private readonly CCNode _node;

    public NodeRunner(CCNode node)
    {
        _node = node;
        _node.OnEnter();
        _node.OnEnterTransitionDidFinish();

        // The scheduler catches exceptions. Without this, a test would pass in spite of them.
        Director.Scheduler.OnUnhandledException += ExceptionDispatchInfo.Throw;
    }

    public void Run(float seconds)
    {
        int frames = (int)MathF.Round(seconds * FramesPerSecond);
        for (int i = 0; i < frames; i++)
        {
            Step(1 / FramesPerSecond);
        }
    }

    public void Step(float seconds)
    {
        Director.Update(new GameTime(TimeSpan.Zero, TimeSpan.FromSeconds(seconds)));
    }

    public void Dispose()
    {
        _node.OnExitTransitionDidStart();
        _node.OnExit();
        _node.Cleanup();
        Director.Scheduler.OnUnhandledException -= ExceptionDispatchInfo.Throw;
    }
}
#endregion
