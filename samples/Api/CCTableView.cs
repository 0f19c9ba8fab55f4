using Cocos2D;

namespace CocosDocs.Api;

public class CCTableViewExample : ICCTableViewDataSource
{
    #region example
    public static CCTableView Create()
    {
        var table = new CCTableView(new CCTableViewExample(), new CCSize(340, 280));
        table.VerticalFillOrder = CCTableViewVerticalFillOrder.FillTopDown;
        table.ClippingToBounds = true;
        table.ReloadData();
        return table;
    }

    public int NumberOfCellsInTableView(CCTableView table) => 30;

    public CCSize TableCellSizeForIndex(CCTableView table, int index) => new CCSize(340, 68);

    public CCTableViewCell TableCellAtIndex(CCTableView table, int index)
    {
        var cell = (CCTableViewCellExample)table.DequeueCell() ?? new CCTableViewCellExample();
        cell.Show(index);
        return cell;
    }
    #endregion
}
