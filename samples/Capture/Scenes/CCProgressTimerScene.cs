using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

/// <summary>The crab loses health when a coconut hits it.</summary>
public class CCProgressTimerScene : Beach
{
    public CCProgressTimerScene()
    {
        Add("crab", 320, 76);
        Add("health-frame", 320, 310);
        var hud = new CCNode { Position = new CCPoint(320, 310) };
        Layer.AddChild(hud);
        var full = new CCSprite("health");
        hud.AddChild(full);

        CCSprite coconut = Add("coconut", 320, 400);
        coconut.RunAction(new CCSequence(
            new CCDelayTime(0.6f),
            new CCEaseIn(new CCMoveTo(0.5f, new CCPoint(320, 130)), 2),
            new CCCallFunc(() => Hit(hud, full)),
            new CCJumpBy(0.7f, new CCPoint(180, -70), 60, 1)));
    }

    private static void Hit(CCNode hud, CCSprite full)
    {
        full.RemoveFromParent();
        CCProgressTimerExample.HealthBar(hud);
    }
}
