using Cocos2D;

namespace CocosDocs.Capture.Scenes;

/// <summary>A beach with some objects on it. All effects use it, so that readers can compare them.</summary>
public abstract class PalmBeach : Beach
{
    private const float Rest = 0.3f;

    protected PalmBeach()
    {
        Add("palm", 110, 184);
        Add("crab", 322, 78);
        Add("crate", 520, 84);
        Add("gull", 300, 268);

        AddChild(Behind, -1);
        Layer.ScheduleOnce(_ => Run(), Rest);
    }

    /// <summary>Visible where the effect draws nothing: the shore without objects on it.</summary>
    protected virtual CCNode Behind => Picture("cove");

    protected static CCNode Night => Picture("night-cove");

    protected static CCNode Dark => new CCLayerColor(new CCColor4B(12, 31, 58, 255));

    /// <summary>Runs the example.</summary>
    protected abstract void Run();

    private static CCNode Picture(string name)
    {
        return new CCSprite(name) { AnchorPoint = CCPoint.Zero };
    }
}
