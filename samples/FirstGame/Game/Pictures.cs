using System.IO;
using Cocos2D;
using Microsoft.Xna.Framework;
using Microsoft.Xna.Framework.Graphics;

namespace FirstGame;

public static class Pictures
{
    // The name is a path below Content, without the extension.
    public static CCTexture2D Texture(string name)
    {
        return CCTextureCache.SharedTextureCache.TextureForKey(name) ?? Load(name);
    }

    private static CCTexture2D Load(string name)
    {
        using Stream file = TitleContainer.OpenStream($"Content/{name}.png");
        using Texture2D picture = Texture2D.FromStream(
            CCDrawManager.GraphicsDevice, file, DefaultColorProcessors.PremultiplyAlpha);

        var pixels = new Color[picture.Width * picture.Height];
        picture.GetData(pixels);
        return CCTextureCache.SharedTextureCache.AddRawImage(
            pixels, picture.Width, picture.Height, name, SurfaceFormat.Color, premultiplied: true);
    }
}
