using System;
using Cocos2D;

namespace CocosDocs.Capture;

/// <summary>A finger that goes down in one frame, moves evenly along a path, and goes up in another frame.</summary>
public sealed class ScriptedTouch
{
    public int From { get; set; }

    public int To { get; set; }

    /// <summary>Points in the design resolution, from the lower left corner: [[100, 80], [220, 80]].</summary>
    public float[][] Path { get; set; }

    public CCPoint At(int frame)
    {
        float progress = To == From ? 0 : (float)(frame - From) / (To - From) * (Path.Length - 1);
        int leg = Math.Min((int)progress, Path.Length - 2);
        return leg < 0 ? Point(0) : CCPoint.Lerp(Point(leg), Point(leg + 1), progress - leg);
    }

    private CCPoint Point(int index)
    {
        return new CCPoint(Path[index][0], Path[index][1]);
    }
}
