using Cocos2D;

namespace CocosDocs.Api;

public static class CCRemoveSelfMembersExample
{
    #region splash
    public static void Splash(CCNode sea, CCPoint place)
    {
        var drop = new CCSprite("splash") { Position = place, Scale = 0.5f };
        sea.AddChild(drop);
        drop.RunActions(new CCScaleTo(0.3f, 1.5f), new CCFadeOut(0.2f), new CCRemoveSelf());
    }
    #endregion
}
