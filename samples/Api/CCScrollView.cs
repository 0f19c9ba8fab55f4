using Cocos2D;

namespace CocosDocs.Api;

public static class CCScrollViewExample
{
    #region example
    public static CCScrollView Create(CCSprite chart)
    {
        chart.AnchorPoint = CCPoint.Zero;

        var view = new CCScrollView(new CCSize(420, 280));
        view.AddChild(chart);
        view.ContentSize = chart.ContentSize;
        view.ClippingToBounds = true;
        return view;
    }
    #endregion
}
