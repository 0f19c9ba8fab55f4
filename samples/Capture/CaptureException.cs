using System;

namespace CocosDocs.Capture;

/// <summary>Something in a list of captures, an input script or a sample that has to be fixed.</summary>
public sealed class CaptureException : Exception
{
    public CaptureException(string message)
        : base(message)
    {
    }
}
