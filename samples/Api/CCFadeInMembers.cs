using Cocos2D;

namespace CocosDocs.Api;

public static class CCFadeInMembersExample
{
    #region show-dialog
    public static void ShowDialog(CCNode dialog)
    {
        dialog.CascadeOpacityEnabled = true;
        dialog.Opacity = 0;
        dialog.RunAction(new CCFadeIn(0.3f));
    }
    #endregion
}
