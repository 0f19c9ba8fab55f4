using Cocos2D;

namespace CocosDocs.Api;

public static class CCLabelAtlasExample
{
    #region example
    public static CCLabelAtlas AddClock(CCNode hud, CCPoint place)
    {
        var clock = new CCLabelAtlas("000", "digits", 40, 56, '0')
        {
            AnchorPoint = CCPoint.AnchorMiddle,
            Position = place
        };
        hud.AddChild(clock);
        return clock;
    }

    public static void Show(CCLabelAtlas clock, int tenths)
    {
        clock.Text = tenths.ToString("000");
    }
    #endregion
}
