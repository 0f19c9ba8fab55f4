using cocos2d.actions.action_intervals;
using cocos2d.misc_nodes;

namespace CocosDocs.Api;

public static class CCSwapActionExample
{
    #region example
    public static void Swap(CCSwappableNode left, CCSwappableNode right)
    {
        left.Parent.RunAction(new CCSwapAction(left, right, 0.8f));
    }
    #endregion
}
