using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

public class CCStopGridScene : GridScene
{
    public CCStopGridScene()
    {
        After(0.4f, () => CCStopGridExample.Magnify(World, new CCPoint(320, 90)));
    }
}

public class CCReuseGridScene : GridScene
{
    public CCReuseGridScene()
    {
        After(0.3f, () => CCReuseGridExample.MagnifyWaves(World, new CCPoint(320, 90)));
    }
}

public class CCAccelAmplitudeScene : GridScene
{
    public CCAccelAmplitudeScene()
    {
        After(0.3f, () => CCAccelAmplitudeExample.RaiseStorm(World));
    }
}

public class CCDeccelAmplitudeScene : GridScene
{
    public CCDeccelAmplitudeScene()
    {
        After(0.3f, () => CCDeccelAmplitudeExample.Quake(World));
    }
}

/// <summary>A world with something in it, to bend as a whole.</summary>
public abstract class GridScene : Stage
{
    protected GridScene()
    {
        // What shows where the bent picture leaves the edges of the screen free.
        AddChild(new CCSprite("cove") { AnchorPoint = CCPoint.Zero }, -1);
        AddStanding("palm-tree", 110, 36);
        AddStanding("palm-tree", 540, 36);
        Add("crab", 320, 76);
    }

    protected CCNode World => Layer;
}
