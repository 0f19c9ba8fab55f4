using Cocos2D;
using Microsoft.Xna.Framework.Input;

namespace CocosDocs.Api;

#region example
public class CCKeyboardDispatcherExample : CCNode
{
    private readonly CCSprite _crab = new CCSprite("crab");
    private float _speed;

    public CCKeyboardDispatcherExample()
    {
        AddChild(_crab);
        KeyboardEnabled = true;
        Schedule(dt => _crab.PositionX += _speed * dt);
    }

    public override void KeyPressed(Keys key) => _speed = key == Keys.Left ? -200 : key == Keys.Right ? 200 : _speed;

    public override void KeyReleased(Keys key) => _speed = 0;
}
#endregion
