namespace Platformer.Logic;

/// <summary>The characters of a level file.</summary>
public static class Symbol
{
    public const char Air = '.';
    public const char Ground = '#';
    public const char Rock = '%';
    public const char Plank = '=';
    public const char Crate = 'x';
    public const char Coin = 'o';
    public const char Crab = 'c';
    public const char Urchin = '^';
    public const char Checkpoint = 'F';
    public const char Start = 'P';
    public const char Goal = 'G';

    // A raft moves from its own place to the end of the path beside it or above it.
    public const char Raft = 'r';
    public const char PathRight = '-';
    public const char PathUp = '|';

    public const string All = ".#%=xoc^FPGr-|";
}
