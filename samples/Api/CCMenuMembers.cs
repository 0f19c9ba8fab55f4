using System.Linq;
using Cocos2D;

namespace CocosDocs.Api;

public class CCMenuMembersExample : CCLayer
{
    #region level-menu
    public void AddLevels(int count)
    {
        CCMenuItem[] levels = Enumerable.Range(1, count)
            .Select(number => new CCMenuItemFont($"Level {number}", "coconut", 32, _ => Start(number)))
            .ToArray<CCMenuItem>();

        var menu = new CCMenu(levels);
        menu.AlignItemsVertically(10);
        AddChild(menu);
    }
    #endregion

    private static void Start(int level)
    {
        CCDirector.SharedDirector.PushScene(new CCScene { Tag = level });
    }

    #region align-visible
    public static void ShowContinue(CCMenu menu, CCMenuItem resume, bool hasSavedGame)
    {
        resume.Visible = hasSavedGame;
        menu.AlignItemsVertically(16);
    }
    #endregion

    #region leave-menu
    public static void Leave(CCMenu menu, CCScene next)
    {
        menu.Enabled = false;
        menu.RunAction(new CCSequence(
            new CCFadeOut(0.4f),
            new CCCallFunc(() => CCDirector.SharedDirector.ReplaceScene(next))));
    }
    #endregion

    #region side-by-side
    public static CCMenu AddPauseMenu(CCLayer layer, params CCMenuItem[] items)
    {
        var menu = new CCMenu(items);
        menu.AlignItemsHorizontally(24);
        layer.AddChild(menu);
        return menu;
    }
    #endregion
}
