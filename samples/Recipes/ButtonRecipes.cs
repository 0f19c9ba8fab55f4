using System;
using Cocos2D;

namespace CocosDocs.Recipes;

#region text-button
public class TextButton : CCMenuItemImage
{
    private const float Sink = 4; // how far the text moves down with the pressed picture, in points
    private const byte DisabledOpacity = 120;
    private readonly CCLabelBMFont _label;

    public TextButton(string text, Action<CCMenuItem> tapped) : base("button", "button-pressed", tapped)
    {
        _label = new CCLabelBMFont(text, "fonts/score.fnt");
        AddChild(_label, 1); // in front of the pictures
        PlaceLabel(0);
    }

    public override bool Enabled
    {
        get => base.Enabled;
        set
        {
            base.Enabled = value;
            _label.Opacity = value ? byte.MaxValue : DisabledOpacity;
        }
    }

    public override void Selected()
    {
        base.Selected();
        PlaceLabel(-Sink);
    }

    public override void Unselected()
    {
        base.Unselected();
        PlaceLabel(0);
    }

    private void PlaceLabel(float y) => _label.Position = ContentSize.Center + new CCPoint(0, y);
}
#endregion

public static class TouchAreas
{
    #region enlarge
    public static void Enlarge(CCMenuItem item, float margin)
    {
        CCSize size = item.ContentSize;
        item.ContentSize = new CCSize(size.Width + 2 * margin, size.Height + 2 * margin);
        foreach (CCNode child in item.Children)
        {
            child.Position += new CCPoint(margin, margin); // keeps pictures and text in the middle
        }
    }
    #endregion
}
