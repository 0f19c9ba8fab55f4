using Cocos2D;

namespace CocosDocs.Api;

#region example
public class CCTouchExample : CCNode
{
    private readonly CCSprite _crab = new CCSprite("crab");
    private CCPoint _start;

    public CCTouchExample()
    {
        AddChild(_crab);
        TouchEnabled = true;
    }

    public override bool TouchBegan(CCTouch touch)
    {
        _start = touch.Location;
        return _crab.BoundingBox.ContainsPoint(ConvertToNodeSpace(_start));
    }

    public override void TouchMoved(CCTouch touch)
    {
        _crab.Position += touch.Delta;
    }
}
#endregion
