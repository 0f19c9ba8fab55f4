namespace BindSamples;

/// <summary>What is wrong with a sample, and where. Line and column count from 1.</summary>
internal sealed record Problem(string File, int Line, int Column, string Message)
{
    /// <summary>The form in which compilers report, which terminals and editors make links of.</summary>
    public override string ToString() => $"{File}({Line},{Column}): {Message}";
}
