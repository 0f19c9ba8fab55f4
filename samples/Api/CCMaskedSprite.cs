using System;
using Cocos2D;
using Microsoft.Xna.Framework;

namespace CocosDocs.Api;

public static class CCMaskedSpriteExample
{
    #region example
    public static byte[] MaskOf(CCTexture2D picture)
    {
        var pixels = new Color[picture.PixelsWide * picture.PixelsHigh];
        picture.XNATexture.GetData(pixels);
        return Array.ConvertAll(pixels, pixel => pixel.A > 127 ? (byte)1 : (byte)0);
    }

    public static void BlushOnTouch(CCMaskedSprite one, CCMaskedSprite other)
    {
        bool touch = one.CollidesWith(other, out CCPoint _);
        one.Color = other.Color = touch ? new CCColor3B(255, 120, 90) : CCColor3B.White;
    }
    #endregion
}
