using Cocos2D;

namespace CocosDocs.Api;

public static class CCSpriteBatchNodeMembersExample
{
    #region from-name
    public static CCSpriteBatchNode AddStars(CCNode sky, int count)
    {
        var stars = new CCSpriteBatchNode("star", count);
        sky.AddChild(stars);
        return stars;
    }
    #endregion

    #region add-child
    public static void AddStar(CCSpriteBatchNode stars)
    {
        CCSize screen = CCDirector.SharedDirector.WinSize;
        stars.AddChild(new CCSprite(stars.Texture)
        {
            Position = new CCPoint(CCRandom.Float_0_1() * screen.Width, CCRandom.Float_0_1() * screen.Height),
            Opacity = (byte) CCRandom.GetRandomInt(80, 255)
        });
    }
    #endregion

    #region reorder-child
    public static void BringToFront(CCSpriteBatchNode cards, CCSprite card, int top)
    {
        cards.ReorderChild(card, top);
    }
    #endregion

    #region night
    public static void TurnToNight(CCSpriteBatchNode palms)
    {
        palms.Texture = CCTextureCache.SharedTextureCache.AddImage("palms-at-night");
    }
    #endregion
}
