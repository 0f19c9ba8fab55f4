using System;
using Cocos2D;

namespace CocosDocs.Api;

public class ICCTableViewDelegateMembersExample : CCLayer, ICCTableViewDelegate
{
    private readonly Func<int, CCScene> _createLevel;

    public ICCTableViewDelegateMembersExample(Func<int, CCScene> createLevel)
    {
        _createLevel = createLevel;
    }

    #region open-level
    public void TableCellTouched(CCTableView table, CCTableViewCell cell)
    {
        CCScene level = _createLevel(cell.Index);
        CCDirector.SharedDirector.PushScene(new CCTransitionFade(0.5f, level));
    }
    #endregion

    #region highlight
    public void TableCellHighlight(CCTableView table, CCTableViewCell cell)
    {
        cell.RunAction(new CCScaleTo(0.1f, 0.96f));
    }

    public void TableCellUnhighlight(CCTableView table, CCTableViewCell cell)
    {
        cell.RunAction(new CCScaleTo(0.1f, 1));
    }
    #endregion

    public void TableCellWillRecycle(CCTableView table, CCTableViewCell cell)
    {
        cell.StopAllActions();
        cell.Scale = 1;
    }

    public void ScrollViewDidScroll(CCScrollView view)
    {
    }

    public void ScrollViewDidZoom(CCScrollView view)
    {
    }
}
