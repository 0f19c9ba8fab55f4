using System;
using System.IO;
using Cocos2D;
using Microsoft.Xna.Framework;
using Microsoft.Xna.Framework.Graphics;

namespace CocosDocs.Capture;

/// <summary>The application around a sample that is a scene or a layer only.</summary>
public sealed class SceneApplication : CCApplication
{
    private readonly int[] _design;
    private readonly Func<CCScene> _createScene;

    public SceneApplication(Game game, GraphicsDeviceManager graphics, int[] design, Func<CCScene> createScene)
        : base(game, graphics)
    {
        s_pSharedApplication = this;
        _design = design;
        _createScene = createScene;
        CCDrawManager.InitializeDisplay(game, graphics, DisplayOrientation.LandscapeLeft);
    }

    // Only this way do keyboard events reach nodes.
    public override bool UseInputStateManagement => true;

    public override bool ApplicationDidFinishLaunching()
    {
        CCDrawManager.SetDesignResolutionSize(_design[0], _design[1], CCResolutionPolicy.ShowAll);

        CCDirector director = CCDirector.SharedDirector;
        director.SetOpenGlView();
        director.AnimationInterval = 1.0 / 60;

        LoadPictures();
        director.RunWithScene(_createScene());
        return true;
    }

    /// <summary>
    /// Puts every picture into the texture cache, under its name without extension and with its colors multiplied by
    /// their alpha, as the content pipeline builds it. The samples use these names ("crab"), and the engine looks
    /// in the cache first.
    /// </summary>
    private static void LoadPictures()
    {
        string root = Path.Combine(AppContext.BaseDirectory, "Content");
        if (!Directory.Exists(root))
        {
            return;
        }

        foreach (string file in Directory.GetFiles(root, "*.png", SearchOption.AllDirectories))
        {
            using Texture2D picture = Texture2D.FromFile(
                CCDrawManager.GraphicsDevice, file, DefaultColorProcessors.PremultiplyAlpha);
            var pixels = new Color[picture.Width * picture.Height];
            picture.GetData(pixels);

            string name = Path.ChangeExtension(Path.GetRelativePath(root, file), null).Replace('\\', '/');
            CCTextureCache.SharedTextureCache.AddRawImage(
                pixels, picture.Width, picture.Height, name, SurfaceFormat.Color, premultiplied: true);
        }
    }
}
