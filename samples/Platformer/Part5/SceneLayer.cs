using Cocos2D;

namespace Platformer;

/// <summary>A layer that is updated only while its scene is on the screen alone, not while scenes fade.</summary>
/// <remarks>
/// A fade runs both scenes at once. Whoever starts a second fade or stops the time in the midst of it gets stuck.
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
