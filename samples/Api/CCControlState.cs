using Cocos2D;

namespace CocosDocs.Api;

public static class CCControlStateExample
{
    #region example
    public static void DressUp(CCControlButton button)
    {
        button.SetBackgroundSpriteForState(new CCScale9SpriteFile("button-pressed"), CCControlState.Highlighted);
        button.SetTitleColorForState(CCTypes.CCYellow, CCControlState.Highlighted);

        button.SetBackgroundSpriteForState(new CCScale9SpriteFile("button-disabled"), CCControlState.Disabled);
        button.SetTitleForState("Closed", CCControlState.Disabled);
        button.PreferredSize = new CCSize(220, 90);
    }

    public static void Close(CCControlButton button) => button.Enabled = false;
    #endregion
}
