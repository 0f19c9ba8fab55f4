using Cocos2D;

namespace CocosDocs.Api;

public class CCLabelExample : CCLayer
{
    public override void OnEnter()
    {
        base.OnEnter();

        #region example
        var title = new CCLabel("Coconut Beach", "Arial", 48);
        title.Position = CCDirector.SharedDirector.WinSize.Center;
        AddChild(title);
        #endregion

        #region change-font
        title.SystemFontSize = 64;
        title.Text = "Coconut Beach";
        #endregion
    }
}
