using System;
using Cocos2D;
using Microsoft.Xna.Framework;
using Microsoft.Xna.Framework.Graphics;

namespace CocosDocs.Capture;

/// <summary>Runs a sample one fixed step per draw, as fast as the machine can, and keeps the requested frames.</summary>
public sealed class CaptureGame : Game
{
    // The exact step that MonoGame passes to a game at 60 frames per second.
    private static readonly TimeSpan Step = TimeSpan.FromTicks(166667);

    private readonly CaptureJob _job;
    private readonly InputScript _input;
    private readonly FrameWriter _frames;
    private readonly GraphicsDeviceManager _graphics;
    private TimeSpan _time;
    private int _updates;
    private int _draws;

    public CaptureGame(CaptureJob job)
    {
        _job = job;
        _input = InputScript.Read(job.Input);
        _frames = new FrameWriter(job.Output);

        // The size must be set before the application is created, because its constructor copies it.
        _graphics = new GraphicsDeviceManager(this)
        {
            PreferredBackBufferWidth = job.Size[0],
            PreferredBackBufferHeight = job.Size[1],
            PreferredDepthStencilFormat = DepthFormat.Depth24Stencil8,
            PreferMultiSampling = true,
            SynchronizeWithVerticalRetrace = false,
        };
        Content.RootDirectory = "Content";
        InactiveSleepTime = TimeSpan.Zero;

        Chance.SeedEngine();
        Components.Add(SampleApplication.Create(this, _graphics, job));

        // The application's constructor asks for a fixed time step by the clock. Here each draw is one step.
        IsFixedTimeStep = false;
    }

    protected override void Initialize()
    {
        base.Initialize();
        _input.TakeOver();

        // Without a listener, the scheduler ignores what a sample throws.
        CCDirector.SharedDirector.Scheduler.OnUnhandledException += error =>
        {
            Console.Error.WriteLine(error);
            Environment.Exit(1);
        };
    }

    protected override void Update(GameTime gameTime)
    {
        // MonoGame updates once more before the first draw.
        if (_updates > _draws)
        {
            return;
        }

        _updates++;
        _time += Step;
        _input.Apply(_updates);
        base.Update(new GameTime(_time, Step));
    }

    protected override void Draw(GameTime gameTime)
    {
        CCDirector.SharedDirector.DisplayStats = false;
        base.Draw(new GameTime(_time, Step));

        _draws++;
        if (_job.Keeps(_draws))
        {
            _frames.Write(GraphicsDevice);
        }

        if (_draws >= _job.Last)
        {
            Exit();
        }
    }

    protected override void Dispose(bool disposing)
    {
        _frames.Dispose();
        base.Dispose(disposing);
    }
}
