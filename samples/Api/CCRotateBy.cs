using System;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCRotateByExample
{
    #region example
    public static void Roll(CCSprite coconut, float distance)
    {
        float degrees = 360 * distance / (MathF.PI * coconut.ContentSize.Width);

        coconut.RunAction(new CCSpawn(
            new CCMoveBy(1.4f, new CCPoint(distance, 0)),
            new CCRotateBy(1.4f, degrees)));
    }
    #endregion
}
