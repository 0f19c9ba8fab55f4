using Cocos2D;

namespace Platformer;

/// <summary>A layer that is updated only while its scene is on the screen alone, not while scenes fade.</summary>
/// <remarks>
/// A fade runs both scenes at once. Don't start a second fade during one, because it never shows, and don't stop time,
/// because the fade then never ends.
/// </remarks>
public abstract class SceneLayer : CCLayer
{
    public override void OnEnterTransitionDidFinish()
    {
        base.OnEnterTransitionDidFinish();
        ScheduleUpdate();
    }

    public override void OnExitTransitionDidStart()
    {
        UnscheduleUpdate();
        base.OnExitTransitionDidStart();
    }
}
