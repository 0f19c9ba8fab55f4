using Cocos2D;

namespace CocosDocs.Api;

public class CCPixelLabelExample : CCLayer
{
    private int _points;

    #region example
    private readonly CCPixelLabel _score =
        new("000000", "pixel", 8, CCTextAlignment.Right, antialiased: false, maxChars: 6);

    public void AddScore(CCPoint upperRight)
    {
        _score.Position = upperRight;
        _score.Scale = 6; // A whole number, so that all pixels have the same size.
        AddChild(_score);
    }

    public void Collect(int points)
    {
        _points += points;
        _score.Text = _points.ToString("D6");
    }
    #endregion
}
