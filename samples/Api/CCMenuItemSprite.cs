using Cocos2D;

namespace CocosDocs.Api;

public class CCMenuItemSpriteExample : CCLayer
{
    public override void OnEnter()
    {
        base.OnEnter();

        #region example
        var normal = new CCSprite("crab");
        var pressed = new CCSprite("crab") { Color = CCTypes.CCGray };
        var disabled = new CCSprite("crab") { Opacity = 100 };

        var item = new CCMenuItemSprite(normal, pressed, disabled, _ => Pinch());
        AddChild(new CCMenu(item));
        #endregion

        #region zoom
        var zooming = new CCMenuItemSprite(new CCSprite("coconut"), null, null, _ => Pinch());
        zooming.ZoomBehaviorOnTouch = true;

        AddChild(new CCMenu(zooming));
        #endregion
    }

    private static void Pinch()
    {
    }
}
