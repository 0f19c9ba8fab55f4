using Cocos2D;

namespace CocosDocs.Api;

public static class CCScale9SpriteFileExample
{
    #region example
    public static void FitAround(CCNode bubble, CCNode text)
    {
        var board = new CCScale9SpriteFile("board")
        {
            PreferredSize = new CCSize(text.ContentSize.Width + 70, text.ContentSize.Height + 60),
            Position = text.Position
        };
        bubble.AddChild(board, -1);
    }
    #endregion
}
