using Cocos2D;

namespace CocosDocs.Api;

public static class CCEaseBackInOutExample
{
    #region example
    public static void MovePiece(CCNode piece, CCPoint square)
    {
        piece.RunAction(new CCEaseBackInOut(new CCMoveTo(1, square)));
    }
    #endregion
}
