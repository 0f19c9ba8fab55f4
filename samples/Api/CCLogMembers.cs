using Cocos2D;

namespace CocosDocs.Api;

public static class CCLogMembersExample
{
    #region not-loaded
    public static void WarnUnlessLoaded(string image)
    {
        if (CCTextureCache.SharedTextureCache.TextureForKey(image) == null)
        {
            CCLog.Log("{0} is not loaded yet.", image);
        }
    }
    #endregion
}
