using Cocos2D;

namespace CocosDocs.Capture.Scenes;

/// <summary>A beach by day. After a while a transition leads to night, and another one back to day.</summary>
public abstract class DayAndNight : Beach
{
    private const float Rest = 0.4f;
    private const float Change = 1;

    protected DayAndNight()
    {
        Add("crab", 320, 76);

        CCScene night = Night(out CCLayer campfire);
        Layer.ScheduleOnce(_ => Show(night, back: false), Rest);
        campfire.ScheduleOnce(_ => Show(new Day(), back: true), Change + Rest);
    }

    /// <summary>Runs the example.</summary>
    protected abstract void Show(CCScene next, bool back);

    private static CCScene Night(out CCLayer layer)
    {
        layer = new CCLayer();
        layer.AddChild(new CCSprite("night-cove") { AnchorPoint = CCPoint.Zero });
        layer.AddChild(new CCSprite("coconut") { Position = new CCPoint(372, 62) });

        var night = new CCScene();
        night.AddChild(layer);
        return night;
    }

    private sealed class Day : Beach
    {
        public Day()
        {
            Add("crab", 320, 76);
        }
    }
}
