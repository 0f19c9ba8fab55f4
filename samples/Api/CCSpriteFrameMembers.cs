using System.Collections.Generic;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCSpriteFrameMembersExample
{
    #region from-texture
    public static List<CCSpriteFrame> CutRow(CCTexture2D sheet, int count, float width, float height)
    {
        var frames = new List<CCSpriteFrame>();
        for (int i = 0; i < count; i++)
        {
            frames.Add(new CCSpriteFrame(sheet, new CCRect(i * width, 0, width, height)));
        }

        return frames;
    }
    #endregion
}
