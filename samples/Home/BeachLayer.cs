using System.Collections.Generic;
using Cocos2D;

namespace CocosDocs.Home;

#region scene
public class BeachLayer : CCLayer
{
    private readonly CCSprite _coconut = new CCSprite("coconut.png");

    public BeachLayer()
    {
        AddChild(new CCSprite("beach.png") { AnchorPoint = CCPoint.Zero });
        AddChild(new CCParticleSun { Position = new CCPoint(628, 332), StartSize = 120 });

        var roller = new CCNode { Position = new CCPoint(440, 120) };
        roller.AddChild(new CCSprite("shadow.png") { PositionY = -55 });
        roller.AddChild(_coconut);
        AddChild(roller);

        var roll = new CCEaseSineInOut(new CCMoveBy(3, new CCPoint(360, 0)));
        var spin = new CCEaseSineInOut(new CCRotateBy(3, 360));
        roller.RunAction(new CCRepeatForever(new CCSequence(roll, roll.Reverse())));
        _coconut.RunAction(new CCRepeatForever(new CCSequence(spin, spin.Reverse())));

        TouchEnabled = true;
    }

    public override void TouchesBegan(List<CCTouch> touches)
    {
        _coconut.RunAction(new CCJumpBy(0.8f, CCPoint.Zero, 180, 1));
    }
}
#endregion
