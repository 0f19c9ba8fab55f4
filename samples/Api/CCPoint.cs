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
}
