using System.IO;
using System.Text.Json;

namespace CocosDocs.Capture;

/// <summary>What to run and which frames to keep: one entry of the list, with the paths of this machine.</summary>
public sealed class CaptureJob
{
    /// <summary>The assembly that has the scene or the application.</summary>
    public string Assembly { get; set; }

    /// <summary>A type (its default constructor) or a static member; without one, the assembly's CCApplication runs.</summary>
    public string Scene { get; set; }

    /// <summary>Width and height of the picture, in pixels.</summary>
    public int[] Size { get; set; }

    /// <summary>Width and height of the design resolution, in points. An application sets its own.</summary>
    public int[] Design { get; set; }

    /// <summary>The first frame to keep; the first draw is frame 1.</summary>
    public int First { get; set; }

    public int Last { get; set; }

    /// <summary>2 keeps every second frame, starting with the first.</summary>
    public int Every { get; set; }

    /// <summary>A file with scripted input, or null.</summary>
    public string Input { get; set; }

    /// <summary>The file to write, frame after frame: rows from the top, four bytes per pixel, red first.</summary>
    public string Output { get; set; }

    public static CaptureJob Read(string file)
    {
        return JsonSerializer.Deserialize<CaptureJob>(File.ReadAllText(file), Json.Options);
    }

    public bool Keeps(int frame)
    {
        return frame >= First && frame <= Last && (frame - First) % Every == 0;
    }
}
