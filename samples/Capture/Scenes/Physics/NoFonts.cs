using System;
using System.Collections.Generic;
using Cocos2D;
using Microsoft.Xna.Framework;
using Microsoft.Xna.Framework.Graphics;

namespace CocosDocs.Capture.Scenes;

/// <summary>Content with an empty font in place of every compiled one.</summary>
public class NoFonts : CCContentManager
{
    public NoFonts(IServiceProvider services)
        : base(services, "Content")
    {
    }

    public override T Load<T>(string assetName)
    {
        if (typeof(T) != typeof(SpriteFont))
        {
            return base.Load<T>(assetName);
        }

        var nothing = new Texture2D(CCDrawManager.GraphicsDevice, 1, 1);
        var one = new List<Rectangle> { new(0, 0, 1, 1) };
        var kerning = new List<Vector3> { Vector3.Zero };
        return (T)(object)new SpriteFont(nothing, one, one, new List<char> { ' ' }, 1, 0, kerning, ' ');
    }
}
