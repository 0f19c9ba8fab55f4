using Cocos2D;

namespace CocosDocs.Api;

public static class CCAnimationExample
{
    #region example
    public static CCAnimation CreateSpin(CCTexture2D sheet)
    {
        var animation = new CCAnimation { DelayPerUnit = 0.08f, RestoreOriginalFrame = true };
        for (int i = 0; i < 6; i++)
        {
            animation.AddSpriteFrameWithTexture(sheet, new CCRect(i * 64, 0, 64, 64));
        }

        return animation;
    }
    #endregion
}
