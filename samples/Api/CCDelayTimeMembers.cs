using System;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCDelayTimeMembersExample
{
    #region drop-coconuts
    public static void DropCoconuts(CCNode palm, Action drop)
    {
        palm.RunAction(new CCRepeatForever(new CCSequence(
            new CCRotateBy(0.1f, 3),
            new CCRotateBy(0.1f, -3),
            new CCCallFunc(drop),
            new CCDelayTime(2))));
    }
    #endregion
}
