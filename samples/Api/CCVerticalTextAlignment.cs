using Cocos2D;

namespace CocosDocs.Api;

public static class CCVerticalTextAlignmentExample
{
    #region example
    public static CCLabelBMFont MakeNote(CCVerticalTextAlignment alignment)
    {
        return new CCLabelBMFont("One\ncoconut", "fonts/round-24.fnt")
        {
            Dimensions = new CCSize(160, 170),
            HorizontalAlignment = CCTextAlignment.Center,
            VerticalAlignment = alignment
        };
    }
    #endregion
}
