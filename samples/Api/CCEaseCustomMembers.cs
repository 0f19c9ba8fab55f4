using System;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCEaseCustomMembersExample
{
    #region flutter
    public static void Settle(CCNode leaf, CCPoint ground)
    {
        static float Flutter(float time) => time + 0.06f * MathF.Sin(time * 4 * MathF.PI);

        leaf.RunAction(new CCEaseCustom(new CCMoveTo(3, ground), Flutter));
    }
    #endregion
}
