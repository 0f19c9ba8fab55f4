using Cocos2D;

namespace Platformer;

/// <summary>Labels in our bitmap font, which comes in the sizes 24 and 40.</summary>
public static class GameFont
{
    public static CCLabelBMFont CreateLabel(string text, int size)
    {
        return new CCLabelBMFont(text, $"fonts/round-{size}.fnt");
    }
}
