using System;
using System.Collections.Generic;
using Cocos2D;

namespace CocosDocs.Recipes;

#region scroll-button
public class ShopItem : CCSprite
{
    private readonly CCScrollView _view;
    private readonly Action _buy;
    private CCTouch _finger; // the one that pressed the item, or null
    private CCPoint _start;

    public ShopItem(string picture, CCScrollView view, Action buy) : base(picture)
    {
        _view = view;
        _buy = buy;
        TouchMode = CCTouchMode.AllAtOnce; // so that the view gets the touch, too
        TouchEnabled = true;
    }

    public override void TouchesBegan(List<CCTouch> touches)
    {
        _finger = touches.Find(IsHit);
        _start = _finger?.Location ?? CCPoint.Zero;
    }

    public override void TouchesMoved(List<CCTouch> touches)
    {
        if (_finger != null && (_view.IsTouchMoved || CCPoint.Distance(_start, _finger.Location) > 12))
        {
            _finger = null; // the player scrolls
        }
    }

    public override void TouchesEnded(List<CCTouch> touches)
    {
        if (_finger != null && touches.Contains(_finger))
        {
            _finger = null;
            _buy();
        }
    }

    public override void TouchesCancelled(List<CCTouch> touches) => _finger = null;

    // An item that is scrolled out of the view isn't hit.
    private bool IsHit(CCTouch touch)
    {
        CCPoint inView = _view.ConvertToNodeSpace(touch.Location);
        CCPoint inItem = ConvertToNodeSpace(touch.Location);
        return new CCRect(0, 0, _view.ViewSize.Width, _view.ViewSize.Height).ContainsPoint(inView)
            && new CCRect(0, 0, ContentSize.Width, ContentSize.Height).ContainsPoint(inItem);
    }
}
#endregion
