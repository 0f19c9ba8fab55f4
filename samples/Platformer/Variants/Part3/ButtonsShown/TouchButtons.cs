using Cocos2D;

namespace Platformer;

/// <summary>Buttons on the screen.</summary>
public class TouchButtons : CCLayer
{
    private readonly CCNode _buttons = new CCNode();

    private readonly CCSprite _left;
    private readonly CCSprite _right;
    private readonly CCSprite _jump;

    public TouchButtons()
    {
        _left = AddButton("images/button-left", 70, 70);
        _right = AddButton("images/button-right", 180, 70);
        _jump = AddButton("images/button-jump", AppDelegate.DesignWidth - 80, 70);

        AddChild(_buttons);
    }

    private CCSprite AddButton(string picture, float x, float y)
    {
        CCSprite button = Pictures.CreateSprite(picture);
        button.Position = new CCPoint(x, y);
        _buttons.AddChild(button);
        return button;
    }
}
