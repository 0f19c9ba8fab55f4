using Cocos2D;
using Microsoft.Xna.Framework.Input;

namespace CocosDocs.Api;

public class ICCKeyboardDelegateMembersExample : CCLayer
{
    #region pause-key
    public override void KeyPressed(Keys key)
    {
        switch (key)
        {
            case Keys.Space:
                _coco.RunAction(new CCJumpBy(0.5f, CCPoint.Zero, 70, 1));
                break;
            case Keys.Escape:
                CCDirector.SharedDirector.PopScene();
                break;
        }
    }
    #endregion

    private readonly CCNode _coco = new CCSprite("coco");
    private CCPoint _way;

    #region steer
    public override void KeyboardCurrentState(KeyboardState state)
    {
        float x = (state.IsKeyDown(Keys.D) ? 1 : 0) - (state.IsKeyDown(Keys.A) ? 1 : 0);
        float y = (state.IsKeyDown(Keys.W) ? 1 : 0) - (state.IsKeyDown(Keys.S) ? 1 : 0);
        _way = new CCPoint(x, y);
    }

    public override void Update(float dt)
    {
        _coco.Position += _way * 200 * dt;
        _way = CCPoint.Zero;
    }
    #endregion
}
