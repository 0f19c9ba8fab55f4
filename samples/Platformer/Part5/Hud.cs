using Cocos2D;
using Platformer.Logic;

namespace Platformer;

/// <summary>Lives, coins and score in the upper corner.</summary>
public class Hud : CCNode
{
    private const float Top = AppDelegate.DesignHeight - 32;

    private readonly CCSprite[] _hearts = new CCSprite[GameSession.StartLives];
    private readonly CCLabelBMFont _coins = CreateLabel(176);
    private readonly CCLabelBMFont _score = CreateLabel(270);
    private int _shownLives = -1;
    private int _shownCoins = -1;
    private int _shownScore = -1;

    public Hud()
    {
        for (int i = 0; i < _hearts.Length; i++)
        {
            _hearts[i] = AddSprite("images/heart", 32 + i * 28);
        }

        AddSprite("images/coin-1", 152);
        AddChild(_coins);
        AddChild(_score);
    }

    /// <summary>Call once per frame. It does something only when a number has changed.</summary>
    public void Show(GameSession session)
    {
        // Each new text soon becomes garbage, and the label places every letter again.
        if (session.Coins != _shownCoins)
        {
            _shownCoins = session.Coins;
            _coins.Text = $"× {session.Coins}";
        }

        if (session.Score != _shownScore)
        {
            _shownScore = session.Score;
            _score.Text = $"{session.Score} points";
        }

        if (session.Lives != _shownLives)
        {
            _shownLives = session.Lives;
            ShowHearts();
        }
    }

    private void ShowHearts()
    {
        for (int i = 0; i < _hearts.Length; i++)
        {
            _hearts[i].Texture = Pictures.Texture(i < _shownLives ? "images/heart" : "images/heart-empty");
        }
    }

    private CCSprite AddSprite(string picture, float x)
    {
        CCSprite sprite = Pictures.CreateSprite(picture);
        sprite.Position = new CCPoint(x, Top);
        AddChild(sprite);
        return sprite;
    }

    private static CCLabelBMFont CreateLabel(float left)
    {
        CCLabelBMFont label = GameFont.CreateLabel("0", 24);
        label.AnchorPoint = new CCPoint(0, 0.5f);
        label.Position = new CCPoint(left, Top);
        return label;
    }
}
