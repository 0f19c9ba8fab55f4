using Cocos2D;

namespace CocosDocs.Api;

public static class CCLayerRGBAExample
{
    #region example
    public static CCLayerRGBA MakeDialog(CCSprite board, CCSprite picture)
    {
        var dialog = new CCLayerRGBA { CascadeOpacityEnabled = true, CascadeColorEnabled = true };
        dialog.AddChild(board);
        dialog.AddChild(picture);
        return dialog;
    }

    public static void Close(CCLayerRGBA dialog)
    {
        dialog.RunAction(new CCFadeOut(0.6f));
    }
    #endregion
}
