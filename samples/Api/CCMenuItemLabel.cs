using Cocos2D;

namespace CocosDocs.Api;

public class CCMenuItemLabelExample : CCLayer
{
    public override void OnEnter()
    {
        base.OnEnter();

        #region example
        var label = new CCLabelBMFont("Crack it", "fonts/menu.fnt");
        var item = new CCMenuItemLabel(label, sender => CrackCoconut());

        AddChild(new CCMenu(item));
        #endregion

        #region change-text
        label.SetString("Crack it again", true);
        item.ContentSize = label.ContentSize;
        #endregion
    }

    private static void CrackCoconut()
    {
    }
}
