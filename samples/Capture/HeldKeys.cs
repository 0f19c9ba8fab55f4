using System.Collections.Generic;
using Microsoft.Xna.Framework.Input;

namespace CocosDocs.Capture;

/// <summary>Keys that are down from one frame to another, both included.</summary>
public sealed class HeldKeys
{
    public int From { get; set; }

    public int To { get; set; }

    public List<Keys> Hold { get; set; }

    public bool IsDown(int frame)
    {
        return frame >= From && frame <= To;
    }
}
