using System.IO;
using Cocos2D;
using Microsoft.Xna.Framework;
using Microsoft.Xna.Framework.Graphics;

namespace Platformer;

/// <summary>Loads plain PNG files. Names are paths below Content, without the extension.</summary>
public static class Pictures
{
    public static CCSprite CreateSprite(string name)
    {
        return new CCSprite(Texture(name));
    }

    #region loop
    /// <summary>An endless animation. Make it once, then run and stop it as often as needed.</summary>
    public static CCRepeatForever CreateLoop(float secondsPerFrame, params string[] names)
    {
        // CCAnimate copies the time per frame when it is made: set it first.
        var animation = new CCAnimation { DelayPerUnit = secondsPerFrame };

        foreach (string name in names)
        {
            CCTexture2D texture = Texture(name);
            animation.AddSpriteFrameWithTexture(texture, new CCRect { Size = texture.ContentSize });
        }

        return new CCRepeatForever(new CCAnimate(animation));
    }
    #endregion

    public static CCTexture2D Texture(string name)
    {
        return CCTextureCache.SharedTextureCache.TextureForKey(name) ?? Load(name);
    }

    private static CCTexture2D Load(string name)
    {
        // A missing file throws here. CCSprite would only note it in a log and show nothing.
        using Stream file = TitleContainer.OpenStream($"Content/{name}.png");

        // Colors multiplied by their alpha keep soft edges clean when a picture lies between two pixels.
        // The content pipeline does it when it builds a picture; the engine does not for a plain file.
        using Texture2D picture = Texture2D.FromStream(
            CCDrawManager.GraphicsDevice, file, DefaultColorProcessors.PremultiplyAlpha);

        var pixels = new Color[picture.Width * picture.Height];
        picture.GetData(pixels);

        return CCTextureCache.SharedTextureCache.AddRawImage(
            pixels, picture.Width, picture.Height, name, SurfaceFormat.Color, premultiplied: true);
    }
}
