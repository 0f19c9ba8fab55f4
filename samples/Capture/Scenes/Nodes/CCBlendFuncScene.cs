using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

/// <summary>Glows cross each other: once they cover what is behind them, once they add light to it.</summary>
public class CCBlendFuncScene : CCScene
{
    public CCBlendFuncScene()
    {
        AddChild(new CCSprite("moonlit-cove") { AnchorPoint = CCPoint.Zero });
        AddGlows("AlphaBlend", 170, CCBlendFunc.AlphaBlend);
        AddGlows("Additive", 480, CCBlendFunc.Additive);
    }

    private void AddGlows(string label, float x, CCBlendFunc blending)
    {
        for (int i = -1; i <= 1; i += 2)
        {
            CCSprite glow = CCBlendFuncExample.AddGlow(this, new CCPoint(x + i * 70, 200), blending);
            glow.RunAction(new CCRepeatForever(new CCSequence(
                new CCEaseSineInOut(new CCMoveBy(1.25f, new CCPoint(i * -140, 0))),
                new CCEaseSineInOut(new CCMoveBy(1.25f, new CCPoint(i * 140, 0))))));
        }

        AddChild(new CCLabelBMFont(label, "fonts/round-24.fnt") { Position = new CCPoint(x, 40) });
    }
}
