using Cocos2D;
using Microsoft.Xna.Framework;

namespace CocosDocs.Api;

public class CCGamePadButtonDelegateMembersExample : CCLayer
{
    #region button
    protected override void OnGamePadButtonUpdate(
        CCGamePadButtonStatus backButton, CCGamePadButtonStatus startButton, CCGamePadButtonStatus systemButton,
        CCGamePadButtonStatus aButton, CCGamePadButtonStatus bButton, CCGamePadButtonStatus xButton,
        CCGamePadButtonStatus yButton, CCGamePadButtonStatus leftShoulder, CCGamePadButtonStatus rightShoulder,
        PlayerIndex player)
    {
        if (player != PlayerIndex.One)
        {
            return;
        }

        if (aButton == CCGamePadButtonStatus.Pressed && _lastA != CCGamePadButtonStatus.Pressed)
        {
            _coco.RunAction(new CCJumpBy(0.5f, CCPoint.Zero, 70, 1));
        }
        _lastA = aButton;
    }
    #endregion

    private readonly CCNode _coco = new CCSprite("coco");
    private CCGamePadButtonStatus _lastA;

    public CCGamePadButtonDelegateMembersExample()
    {
        GamePadEnabled = true;
    }
}
