using System;
using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

public class CCClippingNodeScene : NightBeach
{
    public CCClippingNodeScene()
    {
        var day = new CCNode();
        day.AddChild(new CCSprite("cove") { AnchorPoint = CCPoint.Zero });
        day.AddChild(new CCSprite("crab") { Position = new CCPoint(322, 78) });

        var eye = new CCSprite("coconut") { Position = new CCPoint(150, 150), Scale = 3.2f };
        Layer.AddChild(CCClippingNodeExample.LookThroughSpyglass(day, eye));
    }
}

public class CCMaskedSpriteScene : Beach
{
    private readonly CCDrawNode _frames = new();

    public CCMaskedSpriteScene()
    {
        CCMaskedSprite gull = Masked("gull", new CCPoint(300, 190), 2);
        CCMaskedSprite coconut = Masked("coconut", new CCPoint(490, 330), 1.2f);
        Layer.AddChild(_frames);
        coconut.RunAction(new CCSequence(
            new CCDelayTime(0.1f),
            new CCEaseInOut(new CCMoveTo(0.6f, new CCPoint(405, 255)), 2),
            new CCDelayTime(0.5f),
            new CCMoveTo(0.3f, new CCPoint(372, 212)),
            new CCDelayTime(0.4f),
            new CCEaseInOut(new CCMoveTo(0.7f, new CCPoint(490, 330)), 2)));
        Layer.Schedule(_ =>
        {
            CCMaskedSpriteExample.BlushOnTouch(gull, coconut);
            _frames.Clear();
            DrawFrame(gull.BoundingBox);
            DrawFrame(coconut.BoundingBox);
        });
    }

    private CCMaskedSprite Masked(string picture, CCPoint place, float scale)
    {
        CCTexture2D texture = CCTextureCache.SharedTextureCache.AddImage(picture);
        var sprite = new CCMaskedSprite(texture, CCMaskedSpriteExample.MaskOf(texture));
        sprite.Position = place;
        sprite.Scale = scale;
        Layer.AddChild(sprite);
        return sprite;
    }

    private void DrawFrame(CCRect box)
    {
        var color = new CCColor4F(0.29f, 0.13f, 0.06f, 0.7f);
        CCPoint[] corners =
        {
            new(box.MinX, box.MinY), new(box.MaxX, box.MinY), new(box.MaxX, box.MaxY), new(box.MinX, box.MaxY),
        };
        for (int i = 0; i < corners.Length; i++)
        {
            _frames.DrawSegment(corners[i], corners[(i + 1) % corners.Length], 1, color);
        }
    }
}

public class CCRenderTextureScene : Beach
{
    private readonly CCSprite _brush = new("puff") { Color = new CCColor3B(230, 62, 1), Scale = 0.5f };
    private readonly CCRenderTextureExample _canvas = new();
    private float _time;

    public CCRenderTextureScene()
    {
        Layer.AddChild(_canvas);
        Layer.Schedule(dt =>
        {
            // A few brush strokes per frame, so that they join.
            for (int i = 0; i < 4; i++)
            {
                _time += dt / 4;
                float turn = Math.Clamp((_time - 0.2f) / 1.8f, 0, 1) * 2 * MathF.PI;
                if (turn is > 0 and < 2 * MathF.PI)
                {
                    _canvas.Paint(_brush, Heart(turn));
                }
            }
        });
    }

    private static CCPoint Heart(float turn)
    {
        float x = 16 * MathF.Pow(MathF.Sin(turn), 3);
        float y = 13 * MathF.Cos(turn) - 5 * MathF.Cos(2 * turn) - 2 * MathF.Cos(3 * turn) - MathF.Cos(4 * turn);
        return new CCPoint(200 + 8 * x, 165 + 8 * y);
    }
}
