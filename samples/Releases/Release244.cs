using System.IO;
using Cocos2D;
using cocos2d.base_nodes;
using Microsoft.Xna.Framework;

namespace CocosDocs.Releases;

public static class Release244
{
    public static void Bob(CCNode boat)
    {
        #region ease-reverse
        var drift = new CCMoveBy(1.5f, new CCPoint(120, 0));

        boat.RunAction(new CCSequence(
            new CCEaseIn(drift, 2f),
            new CCEaseOut(drift.Reverse(), 2f)));
        #endregion
    }

    public static void AddCard(CCNode table)
    {
        #region tap-node
        var picture = new CCSprite("images/card") { AnchorPoint = CCPoint.Zero };

        var card = new CCTapNode<CCSprite>
        {
            Data = picture,
            ContentSize = picture.ContentSize,
            Position = new CCPoint(240, 160)
        };
        card.AddChild(picture);
        card.OnTapped += (sprite, node, location) =>
            sprite.RunAction(new CCFadeOut(0.3f));
        table.AddChild(card);
        #endregion
    }

    public static CCNode Panel()
    {
        #region scale9-frame
        CCSpriteFrame frame =
            CCSpriteFrameCache.SharedSpriteFrameCache.SpriteFrameByName("panel.png");

        var panel = new CCScale9Sprite(frame, new CCRect(12, 12, 40, 40))
        {
            PreferredSize = new CCSize(300, 180)
        };
        #endregion

        return panel;
    }

    public static CCSprite Portrait()
    {
        #region texture-bytes
        byte[] png;
        using (Stream stream = TitleContainer.OpenStream("Content/portrait.png"))
        using (var buffer = new MemoryStream())
        {
            stream.CopyTo(buffer);
            png = buffer.ToArray();
        }

        var portrait = new CCSprite(new CCTexture2D(png))
        {
            BlendFunc = CCBlendFunc.NonPremultiplied
        };
        #endregion

        return portrait;
    }
}
