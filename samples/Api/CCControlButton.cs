using Cocos2D;

namespace CocosDocs.Api;

public static class CCControlButtonExample
{
    #region example
    public static CCControlButton Create(CCButtonTapDelegate dive)
    {
        var title = new CCLabelBMFont("Dive", "fonts/round-40.fnt");
        var button = new CCControlButton(title, new CCScale9SpriteFile("button"));

        button.SetBackgroundSpriteForState(new CCScale9SpriteFile("button-pressed"), CCControlState.Highlighted);
        button.PreferredSize = new CCSize(220, 90);
        button.OnButtonTap += dive;
        return button;
    }
    #endregion
}
