using Cocos2D;
using Platformer.Logic;

namespace Platformer;

/// <summary>Coins and score in the upper corner.</summary>
public class Hud : CCNode
{
    private const float Top = AppDelegate.DesignHeight - 32;

    private readonly CCLabelBMFont _coins = CreateLabel(176);
    private readonly CCLabelBMFont _score = CreateLabel(270);
    private int _shownCoins = -1;
    private int _shownScore = -1;

    public Hud()
    {
        CCSprite coin = Pictures.CreateSprite("images/coin-1");
        coin.Position = new CCPoint(152, Top);

        AddChild(coin);
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
    }

    private static CCLabelBMFont CreateLabel(float left)
    {
        CCLabelBMFont label = GameFont.CreateLabel("0", 24);
        label.AnchorPoint = new CCPoint(0, 0.5f);
        label.Position = new CCPoint(left, Top);
        return label;
    }
}
