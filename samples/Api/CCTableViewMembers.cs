using Cocos2D;

namespace CocosDocs.Api;

public static class CCTableViewMembersExample
{
    #region reload-in-place
    public static void ReloadInPlace(CCTableView table)
    {
        CCPoint fromTop = table.GetContentOffset() - table.MinContainerOffset;
        table.ReloadData();
        table.SetContentOffset(table.MinContainerOffset + fromTop);
    }
    #endregion

    #region rename
    public static void Rename(CCTableView table, string[] names, int row, string name)
    {
        names[row] = name;
        if (table.CellAtIndex(row) != null)
        {
            table.UpdateCellAtIndex(row);
        }
    }
    #endregion
}
