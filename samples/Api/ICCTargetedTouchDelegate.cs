using Cocos2D;

namespace CocosDocs.Api;

#region example
public class ICCTargetedTouchDelegateExample : CCSprite
{
    public ICCTargetedTouchDelegateExample(string picture)
        : base(picture)
    {
        TouchMode = CCTouchMode.OneByOne;
        TouchEnabled = true;
    }

    // Returning true claims the touch, so nodes behind don't get it, and its moves come here.
    public override bool TouchBegan(CCTouch touch) => WorldBoundingBox.ContainsPoint(touch.Location);

    public override void TouchMoved(CCTouch touch) => Position += touch.Delta;
}
#endregion
