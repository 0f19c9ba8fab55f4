using System.Collections.Generic;
using Cocos2D;

namespace CocosDocs.Api;

#region rows
public class ScoreRows(IReadOnlyList<int> scores) : ICCTableViewDataSource
{
    public int NumberOfCellsInTableView(CCTableView table) => scores.Count;
    public CCSize TableCellSizeForIndex(CCTableView table, int idx) => new(340, 68);

    public CCTableViewCell TableCellAtIndex(CCTableView table, int idx)
    {
        var cell = (CCTableViewCellExample)table.DequeueCell() ?? new CCTableViewCellExample();
        cell.Show(scores[idx]);
        return cell;
    }
}
#endregion
