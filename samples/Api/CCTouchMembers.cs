using System.Collections.Generic;
using Cocos2D;

namespace CocosDocs.Api;

public class CCTouchMembersExample : CCLayer
{
    private readonly CCNode _world = new();
    private readonly CCSprite _boat = new("boat");

    #region sail-to
    public void SailTo(CCTouch touch)
    {
        CCPoint goal = _world.ConvertToNodeSpace(touch.Location);
        _boat.StopAllActions();
        _boat.RunAction(new CCEaseInOut(new CCMoveTo(1.5f, goal), 2));
    }
    #endregion

    #region scroll
    public override void TouchMoved(CCTouch touch)
    {
        float hidden = _world.ContentSize.Width - ContentSize.Width;
        _world.PositionX = CCMathHelper.Clamp(_world.PositionX + touch.Delta.X, -hidden, 0);
    }
    #endregion

    #region swipe
    private CCPoint _start;

    public override bool TouchBegan(CCTouch touch)
    {
        _start = touch.Location;
        return true;
    }

    public override void TouchEnded(CCTouch touch)
    {
        Steer(touch.Location - _start);
    }
    #endregion

    private void Steer(CCPoint swipe)
    {
        PositionX += swipe.X;
    }

    public class Wheel : CCLayer
    {
        #region first-finger
        private int? _steering;

        public override void TouchesBegan(List<CCTouch> touches) => _steering ??= touches[0].Id;

        public override void TouchesEnded(List<CCTouch> touches)
        {
            if (touches.Exists(touch => touch.Id == _steering))
            {
                _steering = null;
            }
        }
        #endregion
    }
}
