using Cocos2D;

namespace CocosDocs.Api;

public class CCMenuItemLabelExample : CCLayer
{
    public override void OnEnter()
    {
        base.OnEnter();

        #region example
        var label = new CCLabelBMFont("Crack it", "fonts/round-40.fnt");
        var item = new CCMenuItemLabel(label, sender => CrackCoconut(label, sender));

        AddChild(new CCMenu(item));
        #endregion
    }

    #region change-text
    private static void CrackCoconut(CCLabelBMFont label, CCMenuItem item)
    {
        label.SetString("Crack it again", true);
        item.ContentSize = label.ContentSize;
    }
    #endregion
}
