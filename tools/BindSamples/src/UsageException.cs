namespace BindSamples;

/// <summary>The program was started wrongly, or a folder that it needs is not there. The message says what to do.</summary>
internal sealed class UsageException(string message) : Exception(message);
