using Cocos2D;

namespace CocosDocs.Api;

#region example
public class CCTableViewCellExample : CCTableViewCell
{
    private readonly CCLabelBMFont _words = new CCLabelBMFont("", "fonts/round-24.fnt");

    public CCTableViewCellExample()
    {
        AddChild(new CCSprite("row") { AnchorPoint = CCPoint.Zero });
        AddChild(_words);
        _words.AnchorPoint = new CCPoint(0, 0.5f);
        _words.Position = new CCPoint(80, 34);
    }

    public void Show(int index) => _words.Text = $"Island {index + 1}";
}
#endregion
