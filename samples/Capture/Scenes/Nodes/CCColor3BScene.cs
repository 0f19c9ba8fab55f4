using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

public class CCColor3BScene : Shore
{
    public CCColor3BScene()
    {
        var gulls = new CCSprite[5];
        string[] labels = { "White", "Gold", "Pink", "Gray", "Black" };
        for (int i = 0; i < gulls.Length; i++)
        {
            gulls[i] = Add("gull", 72 + i * 124, 150);
            gulls[i].RunAction(new CCRepeatForever(new CCJumpBy(1, CCPoint.Zero, 30, 1)));
            AddLabel(labels[i], 72 + i * 124, 60);
        }

        CCColor3BExample.Dress(gulls);
    }
}
