using Cocos2D;

namespace CocosDocs.Api;

public static class CCClippingNodeExample
{
    #region example
    public static CCNode LookThroughSpyglass(CCNode view, CCNode eye)
    {
        // Only where the eye has pixels the view is seen.
        var spyglass = new CCClippingNode(eye) { AlphaThreshold = 0.5f };
        spyglass.AddChild(view);

        var sweep = new CCEaseInOut(new CCMoveBy(1.2f, new CCPoint(340, 40)), 2);
        eye.RunAction(new CCRepeatForever(new CCSequence(sweep, sweep.Reverse())));
        return spyglass;
    }
    #endregion
}
