using System;
using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

public class CCLightningScene : NightBeach
{
    public CCLightningScene()
    {
        var storm = new CCLightning();
        Layer.AddChild(storm);
        Strike(storm, 0.1f, new CCPoint(150, 350), new CCPoint(110, 110));
        Strike(storm, 0.7f, new CCPoint(560, 350), new CCPoint(500, 60));
        Strike(storm, 1.3f, new CCPoint(330, 350), new CCPoint(400, 120));
        Strike(storm, 1.4f, new CCPoint(330, 350), new CCPoint(200, 140));
    }

    private void Strike(CCLightning storm, float time, CCPoint cloud, CCPoint target)
    {
        Layer.ScheduleOnce(_ => CCLightningExample.Strike(storm, cloud, target), time);
    }
}

public class CCLightningBoltScene : NightBeach
{
    public CCLightningBoltScene()
    {
        var storm = new CCLightning();
        Layer.AddChild(storm);
        Layer.ScheduleOnce(
            _ =>
            {
                CCLightningBoltExample.Strike(
                    storm, CCLightningBoltExample.Spark, new CCPoint(120, 320), new CCPoint(120, 90));
                CCLightningBoltExample.Strike(
                    storm, CCLightningBoltExample.Thunder, new CCPoint(390, 320), new CCPoint(390, 90));
            },
            0.3f);
        Write("Spark", 120);
        Write("Thunder", 390);
    }

    private void Write(string text, float x)
    {
        Layer.AddChild(new CCLabelBMFont(text, "fonts/round-24.fnt") { Position = new CCPoint(x, 28) });
    }
}

public class CCLightningStreakScene : NightBeach
{
    public CCLightningStreakScene()
    {
        Layer.AddChild(new CCSprite("coconut") { Position = new CCPoint(90, 110), Scale = 1.3f });
        Layer.AddChild(new CCSprite("crate") { Position = new CCPoint(550, 220) });
        Layer.ScheduleOnce(_ => Fire(), 0.1f);
        Layer.ScheduleOnce(_ => Fire(), 1.3f);
    }

    private void Fire()
    {
        CCLightningStreakExample.FireRay(Layer, new CCPoint(130, 120), new CCPoint(515, 220));
    }
}

public class CCLightningTrackScene : NightBeach
{
    private readonly CCDrawNode _line = new();
    private float _time;
    private CCPoint _last;

    public CCLightningTrackScene()
    {
        var firefly = new CCSprite("puff") { Color = new CCColor3B(255, 240, 160) };
        Layer.AddChild(_line);
        Layer.AddChild(firefly);
        CCLightningTrackExample.FollowTrack(firefly, 0);
        _last = firefly.Position;
        Layer.Schedule(dt =>
        {
            _time += dt;
            CCLightningTrackExample.FollowTrack(firefly, Math.Clamp((_time - 0.2f) / 1.8f, 0, 1));
            _line.DrawSegment(_last, firefly.Position, 1.5f, new CCColor4F(1, 0.9f, 0.6f, 1));
            _last = firefly.Position;
        });
    }
}
