using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

public class CCTMXTiledMapScene : Level
{
    public CCTMXTiledMapScene()
    {
        var hero = new CCSprite("images/hero-idle-1") { AnchorPoint = CCPoint.Zero };
        AddChild(CCTMXTiledMapExample.LoadLevel(hero));
        hero.RunAction(new CCSequence(
            new CCDelayTime(0.4f),
            new CCJumpBy(0.6f, new CCPoint(110, 0), 30, 2),
            new CCJumpBy(0.7f, new CCPoint(40, 96), 60, 1),
            new CCDelayTime(0.2f),
            new CCJumpBy(0.9f, new CCPoint(248, 0), 70, 1)));
    }
}
