using Cocos2D;

namespace CocosDocs.Api;

#region example
public class CCLabelBMFontExample : CCLayer
{
    private readonly CCLabelBMFont _score = new CCLabelBMFont("0", "fonts/score.fnt");

    public CCLabelBMFontExample()
    {
        _score.AnchorPoint = new CCPoint(1, 1);
        CCSize screen = CCDirector.SharedDirector.WinSize;
        _score.Position = new CCPoint(screen.Width - 10, screen.Height - 10);
        AddChild(_score);
    }

    public void ShowScore(int coconuts)
    {
        _score.Text = coconuts.ToString();
    }
}
#endregion
