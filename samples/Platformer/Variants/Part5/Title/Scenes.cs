using Cocos2D;
using Platformer.Logic;

namespace Platformer;

/// <summary>Creates scenes and changes from one to the next.</summary>
public static class Scenes
{
    private const float FadeSeconds = 0.5f;

    public static CCScene CreateTitle()
    {
        return Create(new TitleLayer(CreateMenuControls()));
    }

    // A new scene has a new world, so nothing is left over from the last try.
    public static CCScene CreateGame(GameSession session)
    {
        var touchButtons = new TouchButtons();
        var controls = new Controls(new KeyboardControls(), new GamePadControls(), touchButtons);

        var game = new GameLayer(session, controls);
        game.AddChild(touchButtons);
        return Create(game);
    }

    public static void Show(CCScene scene)
    {
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionFade(FadeSeconds, scene));
    }

    private static CCScene Create(CCLayer layer)
    {
        var scene = new CCScene();
        scene.AddChild(layer);
        return scene;
    }

    // Menus can be tapped, so they don't need buttons on the screen.
    private static Controls CreateMenuControls()
    {
        return new Controls(new KeyboardControls(), new GamePadControls());
    }
}
