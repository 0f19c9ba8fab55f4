using System.IO;
using Cocos2D;

namespace Platformer;

/// <summary>Loads plain PNG files. Names are paths below Content, without the extension.</summary>
public static class Pictures
{
    public static CCSprite CreateSprite(string name)
    {
        return new CCSprite(Texture(name));
    }

    public static CCTexture2D Texture(string name)
    {
        // For a missing file, the engine returns null, and a sprite without a picture shows nothing.
        return CCTextureCache.SharedTextureCache.AddImage($"{name}.png")
            ?? throw new FileNotFoundException($"There is no picture Content/{name}.png.");
    }
}
