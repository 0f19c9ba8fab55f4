using Cocos2D;

namespace CocosDocs.Api;

public static class CCLineCapExample
{
    #region example
    public static CCDrawNode DrawLine(CCPoint from, CCPoint to, CCLineCap cap)
    {
        var line = new CCDrawNode();
        line.DrawLine(from, to, 22, new CCColor4B(230, 62, 1, 255), cap);
        return line;
    }
    #endregion
}
