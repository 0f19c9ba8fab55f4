using Cocos2D;
using Platformer.Logic;

namespace Platformer;

/// <summary>Coins in the upper corner.</summary>
public class Hud : CCNode
{
    private const float Top = AppDelegate.DesignHeight - 32;

    private readonly CCLabelBMFont _coins = CreateLabel(176);
    private int _shownCoins = -1;

    public Hud()
    {
        CCSprite coin = Pictures.CreateSprite("images/coin-1");
        coin.Position = new CCPoint(152, Top);

        AddChild(coin);
        AddChild(_coins);
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
    }

    private static CCLabelBMFont CreateLabel(float left)
    {
        CCLabelBMFont label = GameFont.CreateLabel("0", 24);
        label.AnchorPoint = new CCPoint(0, 0.5f);
        label.Position = new CCPoint(left, Top);
        return label;
    }
}
