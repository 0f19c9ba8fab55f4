using Cocos2D;

namespace CocosDocs.Api;

public static class CCTouchModeMembersExample
{
    public class Bell : CCNode
    {
        #region one-by-one
        public Bell() : base(new CCSize(64, 64))
        {
            TouchMode = CCTouchMode.OneByOne;
            TouchEnabled = true;
        }

        public override bool TouchBegan(CCTouch touch)
        {
            return WorldBoundingBox.ContainsPoint(touch.Location);
        }
        #endregion
    }
}
