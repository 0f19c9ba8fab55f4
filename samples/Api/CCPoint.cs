using Cocos2D;

namespace CocosDocs.Api;

public static class CCPointExample
{
    #region example
    public static void Chase(CCNode shark, CCNode fish, float dt)
    {
        const float speed = 120;
        CCPoint way = fish.Position - shark.Position;
        if (way.Length <= speed * dt)
        {
            shark.Position = fish.Position;
            return;
        }

        shark.Position += CCPoint.Normalize(way) * (speed * dt);
        shark.Rotation = -CCMathHelper.ToDegrees(way.Angle);
    }
    #endregion

    #region anchors
    public static void TurnAround(CCSprite crate, CCPoint anchor)
    {
        crate.AnchorPoint = anchor;
        crate.RunAction(new CCRepeatForever(new CCRotateBy(2, 360)));
    }

    public static void TurnAll(CCSprite first, CCSprite second, CCSprite third)
    {
        TurnAround(first, CCPoint.AnchorLowerLeft);
        TurnAround(second, CCPoint.AnchorMiddle);
        TurnAround(third, new CCPoint(0.5f, 1.5f));
    }
    #endregion
}
