using System.Collections.Generic;
using Cocos2D;

namespace CocosDocs.Capture.Scenes.Nodes;

/// <summary>The sheet of the beach on a board in the sky.</summary>
public abstract class SheetBoard : Shore
{
    protected static readonly CCPoint Corner = new(24, 344);

    protected SheetBoard()
    {
        Sheet = CCTextureCache.SharedTextureCache.AddImage("beach");
        CCSize size = Sheet.ContentSize;
        var board = new CCLayerColor(new CCColor4B(74, 34, 16, 200), size.Width + 12, size.Height + 12)
        {
            Position = Corner - new CCPoint(6, size.Height + 6),
        };
        Layer.AddChild(board);
        Layer.AddChild(new CCSprite(Sheet) { AnchorPoint = CCPoint.AnchorUpperLeft, Position = Corner });
    }

    protected static IReadOnlyList<string> Names { get; } = new[]
    {
        "crab.png", "coconut.png", "starfish.png", "crate.png", "coconut-open.png", "crab-step.png",
    };

    protected CCTexture2D Sheet { get; }

    /// <summary>The position of a part of the sheet on the screen; parts are measured from the upper left corner, y downward.</summary>
    protected static CCRect OnScreen(CCRect part)
    {
        return new CCRect(Corner.X + part.MinX, Corner.Y - part.MaxY, part.Size.Width, part.Size.Height);
    }
}
