using Cocos2D;
using CocosDenshion;
using Microsoft.Xna.Framework.Input;

namespace CocosDocs.Api;

public class CCMenuItemMembersExample : CCLayer
{
    #region lock-levels
    public static void LockLevels(CCMenuItem[] levels, int lastUnlocked)
    {
        for (int i = 0; i < levels.Length; i++)
        {
            levels[i].Enabled = i <= lastUnlocked;
        }
    }
    #endregion

    #region shortcut
    public override void KeyPressed(Keys key)
    {
        if (key == Keys.Enter)
        {
            _play.Activate();
        }
    }
    #endregion

    private readonly CCMenuItem _play = new CCMenuItemFont("Play");

    #region click-sound
    public static void AddClickSound(params CCMenuItem[] items)
    {
        foreach (CCMenuItem item in items)
        {
            item.OnActivated += _ => CCSimpleAudioEngine.SharedEngine.PlayEffect("sounds/click");
        }
    }
    #endregion
}
