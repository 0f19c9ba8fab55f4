using System.IO;
using Cocos2D;

namespace CocosDocs.Troubleshooting;

public static class MissingThings
{
    #region checked-sprite
    public static CCSprite LoadSprite(string name)
    {
        var sprite = new CCSprite(name);

        if (sprite.Texture == null)
        {
            throw new FileNotFoundException("No texture in Content named " + name);
        }

        return sprite;
    }
    #endregion

    #region checked-frame
    public static CCSprite LoadFrame(string name)
    {
        CCSpriteFrame frame = CCSpriteFrameCache.SharedSpriteFrameCache.SpriteFrameByName(name);

        if (frame == null)
        {
            throw new FileNotFoundException("No sprite frame named " + name);
        }

        return new CCSprite(frame);
    }
    #endregion

    #region raw-texture-first
    public static void LoadSheet()
    {
        CCTexture2D texture = CCTextureCache.SharedTextureCache.AddImage("beach.png");
        CCSpriteFrameCache.SharedSpriteFrameCache.AddSpriteFramesWithFile("beach.plist", texture);
    }
    #endregion

    #region checked-animation
    public static CCAnimation LoadAnimation(params string[] names)
    {
        var animation = new CCAnimation();

        foreach (string name in names)
        {
            CCTexture2D texture = CCTextureCache.SharedTextureCache.AddImage(name);

            if (texture == null)
            {
                throw new FileNotFoundException("No texture in Content named " + name);
            }

            var rect = new CCRect(0, 0, texture.ContentSize.Width, texture.ContentSize.Height);
            animation.AddSpriteFrameWithTexture(texture, rect);
        }

        return animation;
    }
    #endregion
}
