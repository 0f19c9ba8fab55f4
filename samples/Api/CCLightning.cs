using Cocos2D;

namespace CocosDocs.Api;

public static class CCLightningExample
{
    #region example
    public static void Strike(CCLightning storm, CCPoint cloud, CCPoint target)
    {
        storm.AddBolt(new CCLightningBolt
        {
            Start = cloud,
            End = target,
            Width = 2.5f,
            BoltColor = CCLightning.LightningBlue,
            BoltGlowColor = CCLightning.LightningBlueGlow,
            StrikeTime = 0.12f,
            FadeTime = 0.5f,
        });
    }
    #endregion
}
