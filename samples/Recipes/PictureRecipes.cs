using System;
using System.Collections.Generic;
using Cocos2D;
using Microsoft.Xna.Framework;
using Microsoft.Xna.Framework.Graphics;

namespace CocosDocs.Recipes;

public static class Recolored
{
    #region recolor
    // A copy of the picture with the same outline, filled with white.
    public static CCTexture2D White(CCTexture2D picture)
    {
        return Convert(picture, pixel => new Color(pixel.A, pixel.A, pixel.A, pixel.A));
    }

    private static CCTexture2D Convert(CCTexture2D picture, Func<Color, Color> change)
    {
        Texture2D source = picture.XNATexture;
        var pixels = new Color[source.Width * source.Height];
        source.GetData(pixels);
        for (int i = 0; i < pixels.Length; i++)
        {
            pixels[i] = change(pixels[i]);
        }

        var copy = new CCTexture2D();
        copy.InitWithRawData(pixels, SurfaceFormat.Color, source.Width, source.Height, true);
        copy.IsAntialiased = picture.IsAntialiased;
        return copy;
    }
    #endregion

    #region gray
    public static CCTexture2D Gray(CCTexture2D picture) => Convert(picture, ToGray);

    // Green looks brighter than red, and red brighter than blue.
    private static Color ToGray(Color pixel)
    {
        byte gray = (byte)(0.3f * pixel.R + 0.59f * pixel.G + 0.11f * pixel.B);
        return new Color(gray, gray, gray, pixel.A);
    }
    #endregion
}

public static class Trophies
{
    #region show-trophy
    public static void Show(CCSprite trophy, CCTexture2D colored, CCTexture2D gray, bool isWon)
    {
        trophy.Texture = isWon ? colored : gray;
    }
    #endregion
}

#region flash
public class Enemy : CCSprite
{
    private readonly CCTexture2D _white;
    private readonly CCSprite _flash;

    public Enemy(string picture, CCTexture2D white) : base(picture)
    {
        _white = white;
        _flash = new CCSprite(white) { Opacity = 0 };
        AddChild(_flash);
    }

    public void Flash()
    {
        CCSpriteFrame frame = SpriteFrame; // a new object at each call, so this doesn't change the enemy
        frame.Texture = _white;
        _flash.SpriteFrame = frame;
        _flash.FlipX = FlipX;
        _flash.Position = ContentSize.Center;
        _flash.StopAllActions();
        _flash.RunAction(new CCFadeOut(0.2f));
    }
}
#endregion

#region darkness
public class Darkness : CCNode
{
    private static readonly CCBlendFunc Multiply = new(CCOGLES.GL_DST_COLOR, CCOGLES.GL_ZERO);
    private readonly CCNode _world;
    private readonly CCNode _lights = new(); // drawn into the image, so it isn't a child
    private readonly CCRenderTexture _image;
    private bool _isDrawn; // before the first frame of the game, lights can't be drawn into the image

    public Darkness(CCNode world)
    {
        _world = world;
        CCSize screen = CCDirector.SharedDirector.WinSize;
        _image = new CCRenderTexture((int)screen.Width, (int)screen.Height) { Position = screen.Center };
        _image.Clear(Ambient.R, Ambient.G, Ambient.B, 1); // for the first frame
        _image.Sprite.BlendFunc = Multiply;
        AddChild(_image);
        ScheduleUpdateWithPriority(1); // after the world has moved
    }

    public CCColor4F Ambient { get; set; } = new(0.1f, 0.1f, 0.25f, 1f); // what is left without a light

    // The position is a point of the world.
    public CCSprite AddLight(CCPoint position)
    {
        var light = new CCSprite("light") { Position = position, BlendFunc = CCBlendFunc.Additive };
        _lights.AddChild(light);
        return light;
    }

    public override void Update(float dt)
    {
        base.Update(dt);
        if (!_isDrawn)
        {
            return;
        }

        _lights.Position = _world.Position;
        _lights.Scale = _world.Scale;
        _image.BeginWithClear(Ambient.R, Ambient.G, Ambient.B, 1);
        _lights.Visit();
        _image.End();
        _image.Sprite.BlendFunc = Multiply; // again, because a device reset replaces the sprite
    }

    public override void Draw()
    {
        base.Draw();
        _isDrawn = true;
    }
}
#endregion

#region scratch
public class ScratchCard : CCNode
{
    private const float BrushStep = 6; // points between two marks of the brush
    private static readonly CCBlendFunc Erase = new(CCOGLES.GL_ZERO, CCOGLES.GL_ONE_MINUS_SRC_ALPHA);
    private readonly CCSprite _cover;
    private readonly CCSprite _brush = new("brush") { BlendFunc = Erase };
    private readonly CCRenderTexture _canvas;
    private CCSprite _covered; // the canvas's sprite when the cover was drawn, or null
    private bool _isDrawn; // before the first frame of the game, the cover can't be drawn into the canvas

    public ScratchCard(string cover)
    {
        _cover = new CCSprite(cover);
        CCSize size = _cover.ContentSize;
        _canvas = new CCRenderTexture((int)size.Width, (int)size.Height, SurfaceFormat.Color,
            DepthFormat.None, RenderTargetUsage.PreserveContents);
        AddChild(_canvas);
        AddChild(_cover); // until it is drawn into the canvas
        TouchEnabled = true;
        ScheduleUpdate();
    }

    public override void Update(float dt)
    {
        base.Update(dt);
        if (!_isDrawn || _canvas.Sprite == _covered)
        {
            return;
        }

        _covered = _canvas.Sprite;
        _cover.Visible = true;
        _cover.Position = _cover.ContentSize.Center;
        _canvas.BeginWithClear(0, 0, 0, 0);
        _cover.Visit();
        _canvas.End();
        _cover.Visible = false;
    }

    public override void Draw()
    {
        base.Draw();
        _isDrawn = true;
    }

    public override bool TouchBegan(CCTouch touch)
    {
        if (_covered == null || !_canvas.Sprite.WorldBoundingBox.ContainsPoint(touch.Location))
        {
            return false;
        }

        Scratch(touch.Location, touch.Location);
        return true;
    }

    public override void TouchMoved(CCTouch touch) => Scratch(touch.PreviousLocation, touch.Location);

    private void Scratch(CCPoint start, CCPoint end)
    {
        start = _canvas.Sprite.ConvertToNodeSpace(start);
        end = _canvas.Sprite.ConvertToNodeSpace(end);
        int steps = 1 + (int)(CCPoint.Distance(start, end) / BrushStep);
        _canvas.Begin();
        for (int i = 1; i <= steps; i++)
        {
            _brush.Position = CCPoint.Lerp(start, end, (float)i / steps);
            _brush.Visit();
        }

        _canvas.End();
    }
}
#endregion

public static class Fights
{
    #region hit-frame
    private const int HitFrame = 4; // the fifth picture, because frames are counted from 0

    public static void Strike(CCSprite fighter, CCAnimation strike, Action hit)
    {
        fighter.RunAction(new CCSpawn(
            new CCAnimate(strike),
            new CCSequence(
                new CCDelayTime(HitFrame * strike.DelayPerUnit),
                new CCCallFunc(hit))));
    }
    #endregion
}

#region missile
public class Missile : CCSprite
{
    private CCPoint _last;

    public Missile(string picture) : base(picture)
    {
        ScheduleUpdate();
    }

    public override void OnEnter()
    {
        base.OnEnter();
        _last = Position;
    }

    public override void Update(float dt)
    {
        base.Update(dt);
        CCPoint movement = Position - _last;
        if (movement.Length > 0.1f) // no direction can be read from less
        {
            Rotation = -CCMacros.CCRadiansToDegrees(MathF.Atan2(movement.Y, movement.X));
            _last = Position;
        }
    }
}
#endregion

#region tile-animation
public class TileAnimation : CCNode
{
    private readonly CCTMXLayer _layer;
    private readonly uint[] _tiles; // IDs as Tiled shows them, from 0
    private readonly List<CCPoint> _cells = new();
    private int _shown;

    public TileAnimation(CCTMXLayer layer, float seconds, params uint[] tiles)
    {
        _layer = layer;
        _tiles = tiles;
        for (int row = 0; row < layer.LayerSize.Height; row++)
        {
            for (int column = 0; column < layer.LayerSize.Width; column++)
            {
                var cell = new CCPoint(column, row);
                if (layer.TileGIDAt(cell) == Gid)
                {
                    _cells.Add(cell);
                }
            }
        }

        Schedule(ShowNext, seconds);
    }

    private uint Gid => _layer.TileSet.m_uFirstGid + _tiles[_shown];

    private void ShowNext(float dt)
    {
        uint old = Gid;
        _shown = (_shown + 1) % _tiles.Length;
        foreach (CCPoint cell in _cells)
        {
            if (_layer.TileGIDAt(cell, out uint flips) == old) // unless the game has changed the tile
            {
                _layer.SetTileGID(Gid, cell, flips);
            }
        }
    }
}
#endregion

public static class IsometricMaps
{
    #region isometric-tile
    // The column and the row of the tile, or null outside the map.
    public static CCPoint? TileAt(CCTMXLayer layer, CCPoint location)
    {
        CCSize size = layer.LayerSize;
        CCPoint pixel = layer.ConvertToNodeSpace(location) * CCDirector.SharedDirector.ContentScaleFactor;
        float across = pixel.X / (layer.MapTileSize.Width / 2) - size.Width; // column - row
        float down = 2 * size.Height - pixel.Y / (layer.MapTileSize.Height / 2); // column + row
        float column = MathF.Floor((down + across) / 2);
        float row = MathF.Floor((down - across) / 2);
        bool isInside = column >= 0 && column < size.Width && row >= 0 && row < size.Height;
        return isInside ? new CCPoint(column, row) : null;
    }
    #endregion
}
