using Cocos2D;

namespace CocosDocs.Api;

public static class CCFontManagerExample
{
    #region example
    // The font comes from a theme: "fonts/beach.ttf", or "MarkerFelt", which is built with the content.
    public static CCNode AddTitle(CCNode parent, string themeFont)
    {
        CCNode title = CCFontManager.CreateLabel("Coconut beach", themeFont, 22);
        title.Position = parent.ContentSize.Center;
        parent.AddChild(title);
        return title;
    }
    #endregion
}
