using Cocos2D;

namespace CocosDocs.Api;

public class CCPixelLabelMembersExample : CCLayer
{
    #region score
    private readonly CCPixelLabel _score =
        new("0", "coconut", 24, CCTextAlignment.Right, antialiased: false, maxChars: 7);

    public void AddScore()
    {
        CCSize screen = CCDirector.SharedDirector.WinSize;
        _score.Position = new CCPoint(screen.Width - 10, screen.Height - 10);
        AddChild(_score);
    }
    #endregion

    #region show-score
    public void ShowScore(int points)
    {
        _score.Text = points.ToString("D6");
    }
    #endregion
}
