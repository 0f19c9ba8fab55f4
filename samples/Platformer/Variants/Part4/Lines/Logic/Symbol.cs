namespace Platformer.Logic;

/// <summary>The characters of a level file.</summary>
public static class Symbol
{
    public const char Air = '.';
    public const char Ground = '#';
    public const char Rock = '%';
    public const char Plank = '=';
}
