using Cocos2D;

namespace CocosDocs.Recipes;

#region picture-set
public static class PictureSet
{
    private const float HdFrom = 1.25f; // pixels for each point

    public static void Choose(float pixelsPerPoint)
    {
        if (pixelsPerPoint < HdFrom)
        {
            return;
        }

        CCContentManager.SharedContentManager.SearchResolutionsOrder.Add("hd");
        CCDirector.SharedDirector.ContentScaleFactor = 2;
    }
}
#endregion
