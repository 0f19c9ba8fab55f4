using Cocos2D;

namespace CocosDocs.Api;

public static class CCSpriteMembersExample
{
    #region from-name
    public static CCSprite AddCrab(CCNode beach, CCPoint place)
    {
        var crab = new CCSprite("crab") { Position = place };
        beach.AddChild(crab);
        return crab;
    }
    #endregion

    #region from-size
    public static CCSprite MakeHealthBar()
    {
        return new CCSprite(new CCSize(120, 12))
        {
            AnchorPoint = CCPoint.AnchorMiddleLeft,
            Color = new CCColor3B(90, 200, 90)
        };
    }
    #endregion

    #region from-frame
    public static CCSprite MakeShell(string name)
    {
        CCSpriteFrame frame = CCSpriteFrameCache.SharedSpriteFrameCache.SpriteFrameByName(name);
        return frame == null ? new CCSprite("shell") : new CCSprite(frame);
    }
    #endregion

    #region from-texture-part
    public static CCSprite MakeTile(CCTexture2D sheet, int column, int row)
    {
        const int size = 32;
        return new CCSprite(sheet, new CCRect(column * size, row * size, size, size));
    }
    #endregion

    #region sprite-frame
    public static void Open(CCSprite chest)
    {
        CCSpriteFrame open = CCSpriteFrameCache.SharedSpriteFrameCache.SpriteFrameByName("chest-open.png");
        if (open != null)
        {
            chest.SpriteFrame = open;
        }
    }
    #endregion

    #region texture
    public static void SetPicture(CCSprite portrait, string name)
    {
        CCTexture2D texture = CCTextureCache.SharedTextureCache.AddImage(name);
        if (texture != null)
        {
            portrait.Texture = texture;
            portrait.SetTextureRect(new CCRect(texture.ContentSize));
        }
    }
    #endregion

    #region texture-rect
    public static void ShowHearts(CCSprite hearts, int lives)
    {
        const float width = 24;
        hearts.AnchorPoint = CCPoint.AnchorMiddleLeft;
        hearts.TextureRect = new CCRect(0, 0, lives * width, 24);
    }
    #endregion

    #region flip-x
    public static void Walk(CCSprite crab, float direction, float dt)
    {
        crab.PositionX += direction * 90 * dt;
        if (direction != 0)
        {
            crab.FlipX = direction < 0;
        }
    }
    #endregion

    #region blend-func
    public static void AddGlow(CCSprite lantern)
    {
        var glow = new CCSprite("glow") { BlendFunc = CCBlendFunc.Additive };
        glow.Position = lantern.ContentSize.Center;
        lantern.AddChild(glow);
    }
    #endregion

    #region scale-to
    public static CCSprite AddBackground(CCScene scene)
    {
        var sky = new CCSprite("sky") { Position = scene.ContentSize.Center };
        sky.ScaleTo(scene.ContentSize);
        scene.AddChild(sky, -10);
        return sky;
    }
    #endregion

    #region is-antialiased
    public static CCSprite MakePixelArt(string name)
    {
        return new CCSprite(name) { Scale = 4, IsAntialiased = false };
    }
    #endregion

    #region color
    public static void FlashRed(CCSprite crab)
    {
        crab.Color = CCColor3B.Red;
        crab.RunAction(new CCTintTo(0.3f, 255, 255, 255));
    }
    #endregion

    #region opacity
    public static void SetGhost(CCSprite coco, bool isGhost)
    {
        coco.Opacity = (byte) (isGhost ? 110 : 255);
    }
    #endregion

    #region content-size
    public static void ShowName(CCSprite crab, CCNode name)
    {
        CCSize size = crab.ContentSize;
        name.Position = new CCPoint(size.Width / 2, size.Height + 12);
        crab.AddChild(name);
    }
    #endregion
}
