using System;
using Cocos2D;

namespace CocosDocs.Troubleshooting;

public static class Pictures
{
    #region raw-alpha
    public static void KeepRawAlpha()
    {
        CCTexture2D.OptimizeForPremultipliedAlpha = false;
    }
    #endregion

    #region scale-color
    public static CCColor4B Brighten(CCColor4B color, float factor)
    {
        return new CCColor4B(
            Scale(color.R, factor),
            Scale(color.G, factor),
            Scale(color.B, factor),
            color.A);
    }

    private static byte Scale(byte channel, float factor)
    {
        return (byte)Math.Clamp(channel * factor, 0f, 255f);
    }
    #endregion
}

public class PicturesLayer : CCLayer
{
    #region soft-particles
    private void AddSnow()
    {
        var snow = new CCParticleSnow { BlendFunc = CCBlendFunc.Additive };
        AddChild(snow);
    }
    #endregion

    #region concrete-color
    private void AddHint()
    {
        var hint = new CCLabelBMFont("Press any key", "fonts/hint.fnt");
        hint.Color = CCColor3B.Yellow;
        hint.Opacity = 128;
        AddChild(hint);
    }
    #endregion

    #region left-menu
    private void AddMenu(CCMenuItem play, CCMenuItem settings, CCMenuItem quit)
    {
        var menu = new CCMenu(play, settings, quit);
        menu.AlignItemsVertically(16f, CCMenuAlignment.Left);
        menu.PositionX -= menu.ContentSize.Width;
        AddChild(menu);
    }
    #endregion

    public void Build(CCMenuItem play, CCMenuItem settings, CCMenuItem quit)
    {
        AddSnow();
        AddHint();
        AddMenu(play, settings, quit);
    }
}
