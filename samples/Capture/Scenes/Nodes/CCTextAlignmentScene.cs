using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

public class CCTextAlignmentScene : Shore
{
    public CCTextAlignmentScene()
    {
        AddNote("Left", 110, CCTextAlignment.Left);
        AddNote("Center", 320, CCTextAlignment.Center);
        AddNote("Right", 530, CCTextAlignment.Right);
    }

    private void AddNote(string label, float x, CCTextAlignment alignment)
    {
        Layer.AddChild(new CCScale9SpriteFile("board") { PreferredSize = new CCSize(202, 150), Position = new CCPoint(x, 215) });
        CCLabelBMFont note = CCTextAlignmentExample.MakeNote(alignment);
        note.Position = new CCPoint(x, 215);
        note.Scale = 0.85f;
        Layer.AddChild(note);
        AddLabel(label, x, 90);
    }
}
