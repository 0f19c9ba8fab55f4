using Cocos2D;

namespace CocosDocs.Api;

public static class CCLightningStreakExample
{
    #region example
    public static void FireRay(CCNode scene, CCPoint from, CCPoint to)
    {
        var ray = new CCLightningStreak(from, to, 0.5f, 3, 30, CCColor3B.White, "streak")
        {
            BlendFunc = CCBlendFunc.Additive,
            Duration = 0.7f,
        };
        scene.AddChild(ray);
        ray.RunAction(new CCSequence(new CCDelayTime(1.3f), new CCRemoveSelf()));
    }
    #endregion
}
