using Cocos2D;

namespace CocosDocs.Api;

public static class CCTextAlignmentExample
{
    #region example
    public static CCLabelBMFont MakeNote(CCTextAlignment alignment)
    {
        return new CCLabelBMFont(
            "The crab found\na coconut\non the beach.",
            "fonts/round-24.fnt",
            190,
            alignment);
    }
    #endregion
}
