using System;
using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

/// <summary>A panel of nine parts beside a sprite of the same picture; both grow and shrink.</summary>
public class CCScale9SpriteScene : Shore
{
    private float _time;

    public CCScale9SpriteScene()
    {
        CCTexture2D picture = CCTextureCache.SharedTextureCache.AddImage("board");
        var frame = new CCSpriteFrame(picture, new CCRect(0, 0, 96, 96));
        CCScale9Sprite panel = CCScale9SpriteExample.AddPanel(Layer, frame);
        panel.Position = new CCPoint(165, 205);
        CCSprite sprite = Add("board", 475, 205);
        AddLabel("CCScale9Sprite", 165, 40);
        AddLabel("CCSprite", 475, 40);
        Layer.Schedule(dt =>
        {
            _time += dt;
            float share = 0.5f - 0.5f * MathF.Cos(_time * MathF.PI / 1.5f);
            float width = 96 + 184 * share;
            float height = 96 + 130 * share * share;
            CCScale9SpriteExample.Resize(panel, width, height);
            sprite.ScaleX = width / 96;
            sprite.ScaleY = height / 96;
        });
    }
}
