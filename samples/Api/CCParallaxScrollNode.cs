using Cocos2D;

namespace CocosDocs.Api;

public static class CCParallaxScrollNodeExample
{
    #region example
    public class EndlessIslands : CCParallaxScrollNode
    {
        public EndlessIslands()
        {
            var far = new[] { new CCSprite("images/hills-far"), new CCSprite("images/hills-far") };
            var near = new[] { new CCSprite("images/hills-near"), new CCSprite("images/hills-near") };
            AddInfiniteScrollXWithZ(0, new CCPoint(0.3f, 0), new CCPoint(0, 60), far);
            AddInfiniteScrollXWithZ(1, new CCPoint(1, 0), CCPoint.Zero, near);
        }

        public void Scroll(float dt)
        {
            UpdateWithVelocity(new CCPoint(-8, 0), dt);
        }
    }
    #endregion
}
