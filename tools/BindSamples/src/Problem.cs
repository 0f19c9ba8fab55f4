namespace BindSamples;

/// <summary>An error in a sample and its position. Lines and columns start at 1.</summary>
internal sealed record Problem(string File, int Line, int Column, string Message)
{
    /// <summary>Returns the problem in the compilers' format, which terminals and editors turn into links.</summary>
    public override string ToString() => $"{File}({Line},{Column}): {Message}";
}
