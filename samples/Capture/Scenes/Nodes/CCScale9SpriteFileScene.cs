using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

public class CCScale9SpriteFileScene : Shore
{
    private static readonly string[] Lines = { "Hello!", "Have you seen\nmy coconut?", "It is round, brown\nand always smiling." };

    private CCNode _bubble;

    public CCScale9SpriteFileScene()
    {
        Add("crab", 320, 76);
        for (int i = 0; i < Lines.Length; i++)
        {
            string line = Lines[i];
            Layer.ScheduleOnce(_ => Say(line), 0.1f + i);
        }
    }

    private void Say(string line)
    {
        _bubble?.RemoveFromParent();
        _bubble = new CCNode();
        Layer.AddChild(_bubble);
        var text = new CCLabelBMFont(line, "fonts/round-24.fnt") { Position = new CCPoint(320, 220) };
        text.HorizontalAlignment = CCTextAlignment.Center;
        text.SetString(line, true);
        _bubble.AddChild(text);
        CCScale9SpriteFileExample.FitAround(_bubble, text);
    }
}
