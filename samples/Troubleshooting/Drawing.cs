using System;
using Cocos2D;

namespace CocosDocs.Troubleshooting;

#region fade-family
public class FamilyLayer : CCLayer
{
    public FamilyLayer()
    {
        var boat = new CCNode
        {
            CascadeOpacityEnabled = true,
            CascadeColorEnabled = true,
        };

        boat.AddChild(new CCSprite("hull"));
        boat.AddChild(new CCSprite("sail"), 1);
        AddChild(boat);

        boat.RunAction(new CCFadeOut(1f));
    }
}
#endregion

#region fading-shape
public class FadingDisc : CCDrawNode
{
    private const float Duration = 1f;
    private float _elapsed;

    public FadingDisc()
    {
        ScheduleUpdate();
    }

    public override void Update(float dt)
    {
        _elapsed = Math.Min(_elapsed + dt, Duration);
        var level = (byte)(255 * (1f - _elapsed / Duration));

        Clear();
        DrawCircle(CCPoint.Zero, 40f, new CCColor4B(level, level, level, level));
    }
}
#endregion

#region render-later
public class SnapshotLayer : CCLayer
{
    private readonly CCSprite _sprite = new CCSprite("player");
    private bool _hasFrame;

    public SnapshotLayer()
    {
        ScheduleUpdate();
    }

    public override void Draw()
    {
        base.Draw();
        _hasFrame = true;
    }

    public override void Update(float dt)
    {
        base.Update(dt);
        if (_hasFrame)
        {
            UnscheduleUpdate();
            TakeSnapshot();
        }
    }

    private void TakeSnapshot()
    {
        var picture = new CCRenderTexture(128, 128);
        _sprite.Position = new CCPoint(64, 64);

        picture.BeginWithClear(0, 0, 0, 0);
        _sprite.Visit();
        picture.End();

        AddChild(picture);
    }
}
#endregion

public class StretchedLayer : CCLayer
{
    private readonly CCAnimate _run;

    public StretchedLayer(CCAnimate run)
    {
        _run = run;
        AddStretchedRunner();
    }

    #region stretch-parent
    private void AddStretchedRunner()
    {
        var stretch = new CCNode { ScaleX = 2f, ScaleY = 1f };
        var runner = new CCSprite("run-1");

        stretch.AddChild(runner);
        AddChild(stretch);

        runner.RunAction(new CCRepeatForever(_run));
    }
    #endregion
}
