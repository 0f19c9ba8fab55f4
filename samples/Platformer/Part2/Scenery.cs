using Cocos2D;

namespace Platformer;

/// <summary>Sky and hills. The farther away something is, the less it moves. This is called parallax.</summary>
public class Scenery : CCNode
{
    private readonly HillStrip _farHills = new HillStrip("images/hills-far", 0.15f);
    private readonly HillStrip _nearHills = new HillStrip("images/hills-near", 0.4f);

    public Scenery()
    {
        CCSprite sky = Pictures.CreateSprite("images/sky");
        sky.AnchorPoint = CCPoint.Zero;

        AddChild(sky);
        AddChild(_farHills);
        AddChild(_nearHills);
    }

    public void ScrollTo(float x)
    {
        _farHills.ScrollTo(x);
        _nearHills.ScrollTo(x);
    }
}
