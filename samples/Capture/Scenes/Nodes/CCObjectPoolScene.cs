using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

/// <summary>Coco throws shells from a pool of three. The pool creates a fourth while the others are in the air.</summary>
public class CCObjectPoolScene : Shore
{
    public CCObjectPoolScene()
    {
        Layer.AddChild(new CCSprite("coco-idle-1") { Position = new CCPoint(90, 92) });
        var pool = new CCNode();
        Layer.AddChild(pool);
        var shells = new CCObjectPool<CCObjectPoolExample.Shell>(pool, 3);

        var counts = new CCLabelBMFont("", "fonts/round-24.fnt") { Position = new CCPoint(320, 330) };
        Layer.AddChild(counts);
        Layer.Schedule(_ => counts.Text = $"In use: {shells.ActiveCount}   Spare: {shells.AvailableCount}");

        foreach (float time in new[] { 0.1f, 0.6f, 1.7f, 2f, 2.3f, 2.6f })
        {
            ThrowAfter(time, shells);
        }
    }

    // A separate method, because the layer treats equal delegates as the same timer.
    private void ThrowAfter(float time, CCObjectPool<CCObjectPoolExample.Shell> shells)
    {
        Layer.ScheduleOnce(_ => CCObjectPoolExample.Throw(shells, new CCPoint(130, 100)), time);
    }
}
