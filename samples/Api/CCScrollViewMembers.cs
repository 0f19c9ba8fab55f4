using Cocos2D;

namespace CocosDocs.Api;

public static class CCScrollViewMembersExample
{
    #region show-page
    public static void ShowPage(CCScrollView pages, int page)
    {
        pages.Container.StopAllActions();
        pages.SetContentOffsetInDuration(new CCPoint(-page * pages.ViewSize.Width, 0), 0.3f);
    }
    #endregion

    #region scroll-to-top
    public static void ScrollToTop(CCScrollView story)
    {
        story.SetContentOffset(story.MinContainerOffset);
    }
    #endregion
}
