using System;
using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

public class CCStopGridScene : PalmBeach
{
    protected override CCNode Behind => Dark;

    protected override void Run()
    {
        CCStopGridExample.Break(Layer);
        Layer.ScheduleOnce(_ => CCStopGridExample.Restore(Layer), 1.2f);
    }
}

public class CCReuseGridScene : PalmBeach
{
    protected override CCNode Behind => Dark;

    protected override void Run()
    {
        CCReuseGridExample.ShuffleAndJump(Layer);
    }
}

public class CCGrid3DScene : PalmBeach
{
    private float _time;

    protected override CCNode Behind => Dark;

    protected override void Run()
    {
        Layer.Schedule(dt => CCGrid3DExample.PullCorner(Layer, Pull(dt)));
    }

    /// <summary>Runs out and back, then rests for as long.</summary>
    private float Pull(float dt)
    {
        _time += dt;
        return 200 * MathF.Max(0, MathF.Sin(_time * MathF.PI / 1.6f));
    }
}

public class CCTiledGrid3DScene : PalmBeach
{
    private float _time;

    protected override void Run()
    {
        Layer.Schedule(dt => CCTiledGrid3DExample.LiftTile(Layer, new CCGridSize(4, 1), Pull(dt)));
    }

    /// <summary>Runs out and back, then rests for as long.</summary>
    private float Pull(float dt)
    {
        _time += dt;
        return 200 * MathF.Max(0, MathF.Sin(_time * MathF.PI / 1.6f));
    }
}
