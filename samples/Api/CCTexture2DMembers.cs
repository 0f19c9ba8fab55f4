using System.IO;
using Cocos2D;
using Microsoft.Xna.Framework;
using Microsoft.Xna.Framework.Graphics;

namespace CocosDocs.Api;

public static class CCTexture2DMembersExample
{
    #region is-antialiased
    public static CCSprite MakePixelHero()
    {
        CCTexture2D texture = CCTextureCache.SharedTextureCache.AddImage("hero");
        texture.IsAntialiased = false;
        return new CCSprite(texture) { Scale = 3 };
    }
    #endregion

    #region default-antialiased
    public static void StartPixelGame(CCScene title)
    {
        CCTexture2D.DefaultAntialiased = false;
        CCDirector.SharedDirector.RunWithScene(title);
    }
    #endregion

    #region sampler-state
    public static CCSprite MakeWater(CCSize size)
    {
        CCTexture2D waves = CCTextureCache.SharedTextureCache.AddImage("waves");
        waves.SamplerState = SamplerState.LinearWrap;
        return new CCSprite(waves, new CCRect(size));
    }
    #endregion

    #region init-with-raw-data
    public static CCTexture2D MakeChecker(int size)
    {
        var pixels = new Color[size * size];
        for (int i = 0; i < pixels.Length; i++)
        {
            pixels[i] = (i % size / 8 + i / size / 8) % 2 == 0 ? Color.White : Color.Gray;
        }

        var texture = new CCTexture2D();
        texture.InitWithRawData(pixels, SurfaceFormat.Color, size, size, true);
        return texture;
    }
    #endregion

    #region save-as-png
    public static void Save(CCTexture2D drawing, string file)
    {
        using FileStream stream = File.Create(file);
        drawing.SaveAsPng(stream, drawing.PixelsWide, drawing.PixelsHigh);
    }
    #endregion

    #region cell
    public static CCRect Cell(CCTexture2D strip, int cells, int index)
    {
        float width = strip.ContentSize.Width / cells;
        return new CCRect(index * width, 0, width, strip.ContentSize.Height);
    }
    #endregion
}
