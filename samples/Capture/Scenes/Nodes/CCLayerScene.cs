using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

public class CCLayerScene : Shore
{
    private static readonly CCPoint[] Taps = { new(160, 110), new(330, 200), new(480, 100), new(250, 270) };

    public CCLayerScene()
    {
        AddChild(new CCLayerExample.TapLayer());
        for (int i = 0; i < Taps.Length; i++)
        {
            CCPoint tap = Taps[i];
            Layer.ScheduleOnce(_ => ShowTap(tap), 0.4f + i * 0.5f);
        }
    }

    private void ShowTap(CCPoint place)
    {
        var ring = new CCSprite("puff") { Position = place, Scale = 0.4f };
        AddChild(ring, 10);
        ring.RunAction(new CCSequence(
            new CCSpawn(new CCScaleTo(0.45f, 2.4f), new CCFadeOut(0.45f)),
            new CCRemoveSelf()));
    }
}
