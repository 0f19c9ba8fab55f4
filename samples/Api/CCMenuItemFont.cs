using Cocos2D;

namespace CocosDocs.Api;

public class CCMenuItemFontExample : CCLayer
{
    public override void OnEnter()
    {
        base.OnEnter();

        #region example
        CCMenuItemFont.FontName = "coconut";
        CCMenuItemFont.FontSize = 32;

        var resume = new CCMenuItemFont("Resume", _ => CCDirector.SharedDirector.PopScene());
        var leave = new CCMenuItemFont("Leave", _ => CCDirector.SharedDirector.PopToRootScene());

        var menu = new CCMenu(resume, leave);
        menu.AlignItemsVertically(12);
        AddChild(menu);
        #endregion
    }
}
