using Cocos2D;

namespace CocosDocs.Api;

public static class CCFadeToMembersExample
{
    #region pulse
    public static void Pulse(CCNode pressStart)
    {
        pressStart.RunAction(new CCRepeatForever(new CCSequence(
            new CCFadeTo(0.6f, 60),
            new CCFadeTo(0.6f, 255))));
    }
    #endregion
}
