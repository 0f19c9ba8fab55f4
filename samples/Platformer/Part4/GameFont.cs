using System.IO;
using Cocos2D;

namespace Platformer;

/// <summary>Labels in our bitmap font, which comes in the sizes 24 and 40.</summary>
public static class GameFont
{
    public static CCLabelBMFont CreateLabel(string text, int size)
    {
        // A label asks the texture cache for its font's picture and, not finding it, looks for one built by
        // the content pipeline. Have it in the cache before, under the very name that the label asks for:
        // the engine makes it with Path.Combine, which puts a backslash into it on Windows.
        Pictures.Texture(Path.Combine("fonts", $"round-{size}"));

        return new CCLabelBMFont(text, $"fonts/round-{size}.fnt");
    }
}
