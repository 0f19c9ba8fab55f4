using System;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCGridSizeMembersExample
{
    #region square-tiles
    public static void Shatter(CCNode level)
    {
        CCSize screen = CCDirector.SharedDirector.WinSize;
        const int columns = 32;
        int rows = (int) MathF.Round(columns * screen.Height / screen.Width);

        level.RunAction(new CCSequence(
            new CCShatteredTiles3D(1, new CCGridSize(columns, rows), 8, false),
            new CCStopGrid()));
    }
    #endregion
}
