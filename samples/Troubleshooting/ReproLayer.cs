using Cocos2D;

namespace CocosDocs.Troubleshooting;

#region repro
public class ReproLayer : CCLayerColor
{
    public ReproLayer()
        : base(new CCColor4B(20, 40, 80, 255))
    {
        var box = new CCDrawNode { Position = CCDirector.SharedDirector.WinSize.Center };
        box.DrawRect(new CCRect(-50, -50, 100, 100), new CCColor4B(255, 200, 80, 255));
        AddChild(box);

        // Expected: the box rotates around its center, 90 degrees per second.
        // Actual:   ...
        box.RunAction(new CCRepeatForever(new CCRotateBy(1f, 90f)));
    }
}
#endregion
