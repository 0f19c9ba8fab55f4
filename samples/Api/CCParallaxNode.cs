using Cocos2D;

namespace CocosDocs.Api;

public static class CCParallaxNodeExample
{
    #region example
    public static CCParallaxNode MakeBackground(CCSprite sky, CCSprite hills, CCNode level)
    {
        var parallax = new CCParallaxNode();
        parallax.AddChild(sky, 0, new CCPoint(0f, 0f), new CCPoint(400f, 300f));
        parallax.AddChild(hills, 1, new CCPoint(0.4f, 0.8f), new CCPoint(400f, 100f));
        parallax.AddChild(level, 2, new CCPoint(1f, 1f), CCPoint.Zero);

        parallax.RunAction(new CCMoveBy(10f, new CCPoint(-600f, 0f)));
        return parallax;
    }
    #endregion
}
