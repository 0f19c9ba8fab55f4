using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

/// <summary>A basket moves back and forth under falling coconuts; frames show the compared rectangles.</summary>
public class CCRectScene : Shore
{
    private static readonly CCColor4B Apart = new(255, 246, 228, 255);
    private static readonly CCColor4B Caught = new(43, 160, 106, 255);

    private readonly CCSprite _basket;

    public CCRectScene()
    {
        _basket = Add("basket", 160, 84);
        Follow(_basket, Apart);
        _basket.RunAction(new CCSequence(
            new CCEaseSineInOut(new CCMoveBy(1.6f, new CCPoint(320, 0))),
            new CCEaseSineInOut(new CCMoveBy(1.6f, new CCPoint(-320, 0)))));
        Drop(200, 0.1f);
        Drop(400, 0.6f);
        Drop(560, 0.9f);
        Drop(330, 1.5f);
    }

    private void Drop(float x, float delay)
    {
        CCSprite coconut = Add("coconut", x, 410);
        CCDrawNode frame = Follow(coconut, Apart);
        coconut.RunAction(new CCSequence(
            new CCDelayTime(delay),
            new CCEaseIn(new CCMoveTo(0.9f, new CCPoint(x, 70)), 2),
            new CCDelayTime(0.1f),
            new CCRemoveSelf()));
        bool isCaught = false;
        coconut.Schedule(_ =>
        {
            if (!isCaught && CCRectExample.IsCaught(coconut, _basket))
            {
                isCaught = true;
                coconut.StopAllActions();
                frame.RemoveFromParent();
                Follow(coconut, Caught);
                coconut.RunAction(new CCSequence(
                    new CCDelayTime(0.12f),
                    new CCSpawn(new CCMoveBy(0.25f, new CCPoint(0, 50)), new CCFadeOut(0.25f)),
                    new CCRemoveSelf()));
            }
        });
    }

    private static CCDrawNode Follow(CCSprite sprite, CCColor4B color)
    {
        CCDrawNode frame = Outline(new CCRect(0, 0, sprite.ContentSize.Width, sprite.ContentSize.Height), color);
        sprite.AddChild(frame);
        return frame;
    }
}
