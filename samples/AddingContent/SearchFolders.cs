using Cocos2D;

namespace CocosDocs.AddingContent;

public static class SearchFolders
{
    #region search
    public static void Use(bool highDefinition)
    {
        CCContentManager content = CCContentManager.SharedContentManager;
        content.SearchPaths.Add("images");

        if (highDefinition)
        {
            content.SearchResolutionsOrder.Add("hd");
        }
    }
    #endregion

    #region release
    public static void FreeUnused()
    {
        CCSpriteFrameCache.SharedSpriteFrameCache.RemoveUnusedSpriteFrames();
        CCTextureCache.SharedTextureCache.RemoveUnusedTextures();
    }
    #endregion
}
