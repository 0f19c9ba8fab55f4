using Cocos2D;
using cocos2d.base_nodes;

namespace CocosDocs.Api;

public static class CCTapNodeExample
{
    #region example
    public static CCTapNode<int> Create(int points)
    {
        var coconut = new CCSprite("coconut") { AnchorPoint = CCPoint.Zero };
        var target = new CCTapNode<int> { Data = points, ContentSize = coconut.ContentSize };
        target.AddChild(coconut);

        target.OnTouchBegin += (_, node, _) => node.Scale = 0.85f;
        target.OnTapped += (value, node, _) => Collect(value, node);
        return target;
    }
    #endregion

    public static event System.Action<int, CCNode> Collected;

    private static void Collect(int points, CCNode node) => Collected?.Invoke(points, node);
}
