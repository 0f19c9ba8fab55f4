using Cocos2D;

namespace CocosDocs.Releases;

public class Release241Menu : CCLayer
{
    private bool _soundOn = true;

    public Release241Menu()
    {
        #region left-aligned-menu
        var menu = new CCMenu(
            new CCMenuItemFont("Continue", "MarkerFelt", 22, OnContinue),
            new CCMenuItemFont("New game", "MarkerFelt", 22, OnNewGame),
            new CCMenuItemFont("Sound: on", "MarkerFelt", 22, OnSound));

        menu.AlignItemsVertically(alignment: CCMenuAlignment.Left);
        #endregion

        #region recenter-column
        menu.AlignItemsVertically(alignment: CCMenuAlignment.Left);
        menu.PositionX -= menu.ContentSize.Width;
        #endregion

        AddChild(menu);

        #region sprite-from-texture
        var texture = new CCTexture2D("images/ship");
        var ship = new CCSprite(texture);
        #endregion

        AddChild(ship);
    }

    #region change-item-text
    private void OnSound(CCMenuItem sender)
    {
        _soundOn = !_soundOn;
        ((CCMenuItemFont)sender).Text = _soundOn ? "Sound: on" : "Sound: off";
    }
    #endregion

    private static void OnContinue(CCMenuItem sender)
    {
        CCDirector.SharedDirector.PopScene();
    }

    private static void OnNewGame(CCMenuItem sender)
    {
        CCDirector.SharedDirector.ReplaceScene(new CCScene());
    }
}
