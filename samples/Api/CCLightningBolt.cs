using Cocos2D;

namespace CocosDocs.Api;

public static class CCLightningBoltExample
{
    #region example
    public static readonly CCLightningBolt Spark = new()
    {
        Width = 1, BoltColor = new CCColor4F(1, 1, 1, 1), StrikeTime = 0.4f, FadeTime = 0.2f,
    };

    public static readonly CCLightningBolt Thunder = new()
    {
        Width = 6, BoltColor = new CCColor4F(1, 0.85f, 0.4f, 1), StrikeTime = 0.1f, FadeTime = 1,
    };

    public static void Strike(CCLightning storm, CCLightningBolt bolt, CCPoint from, CCPoint to)
    {
        storm.AddBolt(bolt with { Start = from, End = to });
    }
    #endregion
}
