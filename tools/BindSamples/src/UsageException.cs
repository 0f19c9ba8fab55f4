namespace BindSamples;

/// <summary>Wrong arguments, or a required folder that does not exist. The message says what to do.</summary>
internal sealed class UsageException(string message) : Exception(message);
