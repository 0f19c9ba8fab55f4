using Cocos2D;

namespace CocosDocs.Releases;

public class Release247Examples : CCLayer
{
    public void ShowDialogue(string text)
    {
        #region line-break
        var dialogue = new CCLabelBMFont(text, "fonts/dialogue.fnt", 320)
        {
            LineBreakMode = CCTextLineBreakMode.WordBreak,
            Position = ContentSize.Center
        };
        AddChild(dialogue);
        #endregion
    }

    public void MoveToFront(CCSprite card, CCNode table)
    {
        #region keep-actions
        card.RemoveFromParent(false);
        table.AddChild(card, 10);
        #endregion
    }

    public void ClearBoard(CCNode board)
    {
        #region clear
        board.RemoveAllChildren();
        #endregion
    }

    public void UnloadLabels()
    {
        #region purge-labels
        CCLabelBMFont.PurgeCachedData();
        #endregion
    }

    public bool IsStillPressed(CCMenu menu, CCMenuItem item)
    {
        #region selected-item
        return menu.SelectedItem == item;
        #endregion
    }
}

#region remove-override
public class Release247Hand : CCNode
{
    public CCSprite SelectedCard { get; set; }

    public override void RemoveAllChildren(bool cleanup = true)
    {
        SelectedCard = null;
        base.RemoveAllChildren(cleanup);
    }
}
#endregion
