using Cocos2D;

namespace CocosDocs.Api;

public static class CCEaseBackOutMembersExample
{
    #region open-dialog
    public static void OpenDialog(CCNode dialog)
    {
        dialog.Scale = 0.6f;
        dialog.RunAction(new CCEaseBackOut(new CCScaleTo(0.35f, 1)));
    }
    #endregion
}
