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

        #region own-positions
        var pause = new CCMenuItemImage("pause", "pause-pressed", _ => CCDirector.SharedDirector.Pause());
        pause.AnchorPoint = new CCPoint(0, 0);
        pause.Position = new CCPoint(10, 10);

        AddChild(new CCMenu(pause) { Position = CCPoint.Zero });
        #endregion
    }

    private static void StartGame()
    {
    }

    private static void Quit()
    {
        CCApplication.SharedApplication.Game.Exit();
    }
}
