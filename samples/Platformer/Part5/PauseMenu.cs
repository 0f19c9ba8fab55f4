using System;
using Cocos2D;
using Platformer.Logic;

namespace Platformer;

public class PauseMenu : CCNode
{
    private readonly ChoiceMenu _menu;

    public PauseMenu(Action resume, Action restart, Action leave)
    {
        AddChild(new CCLayerColor(new CCColor4B(40, 20, 10, 160)));

        CCLabelBMFont title = GameFont.CreateLabel("Paused", 40);
        title.Position = new CCPoint(AppDelegate.DesignWidth / 2, 350);
        AddChild(title);

        _menu = new ChoiceMenu(
            ChoiceMenu.CreateItem("Resume", resume),
            ChoiceMenu.CreateItem("Restart level", restart),
            ChoiceMenu.CreateItem("Leave", leave));
        AddChild(_menu);

        Visible = false;
    }

    public void Open()
    {
        Visible = true;
        _menu.Reset();
    }

    public void Close()
    {
        Visible = false;
    }

    public void Steer(ControlsState controls)
    {
        _menu.Steer(controls);
    }
}
