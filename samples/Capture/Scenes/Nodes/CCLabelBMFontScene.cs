using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

public class CCLabelBMFontScene : Shore
{
    private readonly CCLabelBMFontExample _hud = new();
    private int _coconuts;

    public CCLabelBMFontScene()
    {
        for (int i = 0; i < 5; i++)
        {
            CCSprite coconut = Add("coconut", 100 + i * 90, 90);
            Layer.ScheduleOnce(_ => Collect(coconut), 0.4f + i * 0.45f);
        }

        AddChild(_hud);
    }

    private void Collect(CCSprite coconut)
    {
        coconut.RunAction(new CCSequence(
            new CCSpawn(new CCEaseIn(new CCMoveTo(0.35f, new CCPoint(600, 325)), 2), new CCScaleTo(0.35f, 0.4f)),
            new CCCallFunc(() => _hud.ShowScore(_coconuts += 25)),
            new CCRemoveSelf()));
    }
}
