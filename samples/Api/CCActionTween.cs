using Cocos2D;

namespace CocosDocs.Api;

public static class CCActionTweenExample
{
    #region example
    public static void CountUp(CCLabelBMFont label, int score)
    {
        label.RunAction(new CCActionTween(
            1.5f, "score", 0, score, (value, _) => label.Text = $"{value:0}"));
    }
    #endregion
}
