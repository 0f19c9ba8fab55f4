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

    /// <summary>Creates an animation that repeats forever. You can run and stop it as often as needed.</summary>
    public static CCRepeatForever CreateLoop(float secondsPerFrame, params string[] names)
    {
        // Set this first, because CCAnimate copies the time per frame when it is created.
        var animation = new CCAnimation { DelayPerUnit = secondsPerFrame };

        foreach (string name in names)
        {
            CCTexture2D texture = Texture(name);
            animation.AddSpriteFrameWithTexture(texture, new CCRect { Size = texture.ContentSize });
        }

        return new CCRepeatForever(new CCAnimate(animation));
    }

    public static CCTexture2D Texture(string name)
    {
        // For a missing file, the engine returns null, and a sprite without a picture shows nothing.
        return CCTextureCache.SharedTextureCache.AddImage($"{name}.png")
            ?? throw new FileNotFoundException($"There is no picture Content/{name}.png.");
    }
}
