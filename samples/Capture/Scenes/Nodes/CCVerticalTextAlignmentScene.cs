using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

public class CCVerticalTextAlignmentScene : Shore
{
    public CCVerticalTextAlignmentScene()
    {
        AddNote("Top", 110, CCVerticalTextAlignment.Top);
        AddNote("Center", 320, CCVerticalTextAlignment.Center);
        AddNote("Bottom", 530, CCVerticalTextAlignment.Bottom);
    }

    private void AddNote(string label, float x, CCVerticalTextAlignment alignment)
    {
        Layer.AddChild(new CCScale9SpriteFile("board") { PreferredSize = new CCSize(190, 220), Position = new CCPoint(x, 215) });
        CCLabelBMFont note = CCVerticalTextAlignmentExample.MakeNote(alignment);
        note.Position = new CCPoint(x, 215);
        Layer.AddChild(note);
        AddLabel(label, x, 60);
    }
}
