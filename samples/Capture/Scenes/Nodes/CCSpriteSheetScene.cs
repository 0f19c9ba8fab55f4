using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

public class CCSpriteSheetScene : Shore
{
    public CCSpriteSheetScene()
    {
        var sheet = new CCSpriteSheet("beach.plist");
        Add("crate", 320, 100);
        CCSprite coconut = CCSpriteSheetExample.AddCoconut(Layer, sheet);
        coconut.Position = new CCPoint(320, 400);
        coconut.RunAction(new CCSequence(
            new CCDelayTime(0.3f),
            new CCEaseIn(new CCMoveTo(0.5f, new CCPoint(320, 160)), 2),
            new CCCallFunc(() => CCSpriteSheetExample.Crack(coconut, sheet)),
            new CCJumpBy(0.4f, CCPoint.Zero, 24, 1)));
    }
}
