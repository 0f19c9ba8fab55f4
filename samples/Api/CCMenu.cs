using Cocos2D;

namespace CocosDocs.Api;

public class CCMenuExample : CCLayer
{
    public override void OnEnter()
    {
        base.OnEnter();

        #region example
        var play = new CCMenuItemImage("play", "play-pressed", _ => StartGame());
        var quit = new CCMenuItemImage("quit", "quit-pressed", _ => Quit());

        var menu = new CCMenu(play, quit);
        menu.AlignItemsVertically(20);
        AddChild(menu);
        #endregion

        AddPauseButton();
    }

    #region own-positions
    private void AddPauseButton()
    {
        var pause = new CCMenuItemImage("pause", "pause-pressed", _ => OpenPauseMenu())
        {
            AnchorPoint = CCPoint.Zero,
            Position = new CCPoint(10, 10),
        };
        AddChild(new CCMenu(pause) { Position = CCPoint.Zero });
    }
    #endregion

    private static void StartGame()
    {
    }

    private static void OpenPauseMenu()
    {
        CCDirector.SharedDirector.PushScene(new CCScene());
    }

    private static void Quit()
    {
        CCApplication.SharedApplication.Game.Exit();
    }
}
