using Cocos2D;

namespace CocosDocs.Api;

public static class CCClippingNodeExample
{
    #region example
    public static CCNode LookThroughSpyglass(CCNode view, CCNode eye)
    {
        // The view shows only where the eye has pixels.
        var spyglass = new CCClippingNode(eye) { AlphaThreshold = 0.5f };
        spyglass.AddChild(view);

        // The stencil isn't a child: call eye.Cleanup() when you drop the spyglass, or this action keeps the eye alive.
        var sweep = new CCEaseInOut(new CCMoveBy(1.2f, new CCPoint(340, 40)), 2);
        eye.RunAction(new CCRepeatForever(new CCSequence(sweep, sweep.Reverse())));
        return spyglass;
    }
    #endregion
}
