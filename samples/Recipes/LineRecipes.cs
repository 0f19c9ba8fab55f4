using Cocos2D;
using Microsoft.Xna.Framework.Graphics;

namespace CocosDocs.Recipes;

public static class FontLines
{
    public static void SetSpacing()
    {
        #region font-line-spacing
        SpriteFont font = CCSpriteFontCache.SharedInstance.GetFont("Fredoka-48");
        font.LineSpacing = 50; // from line to line, in pixels
        #endregion
    }
}

#region text-lines
public class TextLines : CCNode
{
    public TextLines(float spacing, params string[] lines)
    {
        for (int i = 0; i < lines.Length; i++)
        {
            float y = ((lines.Length - 1) / 2f - i) * spacing; // the first line is at the top
            AddChild(new CCLabel(lines[i], "Arial", 24) { PositionY = y });
        }
    }
}
#endregion
