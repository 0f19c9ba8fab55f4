using Cocos2D;

namespace CocosDocs.AddingContent;

public class Labels : CCLayer
{
    public Labels()
    {
        #region sprite-font
        var title = new CCLabelTTF("Coconut Cove", "Fredoka", 48);
        #endregion

        #region bitmap-font
        var score = new CCLabelBMFont("0", "fonts/score.fnt");
        score.Text = "1250";
        #endregion

        #region system-font
        var hint = new CCLabel("Press any key", "Arial", 24);
        #endregion

        AddChild(title);
        AddChild(score);
        AddChild(hint);
    }

    #region register
    public static void RegisterFonts()
    {
        CCSpriteFontCache.RegisterFont("Fredoka", 24, 48);
    }
    #endregion
}
