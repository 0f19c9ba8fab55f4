using Cocos2D;

namespace CocosDocs.Api;

public class CCTouchDispatcherMembersExample : CCLayer
{
    #region intro
    public static void PlayIntro(CCNode world, CCFiniteTimeAction intro)
    {
        CCTouchDispatcher touches = CCDirector.SharedDirector.TouchDispatcher;
        touches.IsDispatchEvents = false;
        world.RunAction(new CCSequence(
            intro,
            new CCCallFunc(() => touches.IsDispatchEvents = true)));
    }
    #endregion

    #region add-recorder
    private readonly ICCTargetedTouchDelegate _recorder;

    public override void OnEnter()
    {
        base.OnEnter();
        CCDirector.SharedDirector.TouchDispatcher.AddTargetedDelegate(_recorder, -200, false);
    }
    #endregion

    public CCTouchDispatcherMembersExample(ICCTargetedTouchDelegate recorder)
    {
        _recorder = recorder;
    }

    #region remove-recorder
    public override void OnExit()
    {
        CCDirector.SharedDirector.TouchDispatcher.RemoveDelegate(_recorder);
        base.OnExit();
    }
    #endregion
}
