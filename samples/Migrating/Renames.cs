using Cocos2D;

namespace CocosDocs.Migrating;

public class RaftGame : CCLayer
{
    private const int BobTag = 7;

    #region remove
    public void Sink(CCNode raft, CCNode crew)
    {
        crew.RemoveAllChildren();
        raft.RemoveFromParent();
    }
    #endregion

    #region tagged-action
    public void CalmDown(CCNode raft)
    {
        if (raft.GetAction(BobTag) != null)
        {
            raft.StopAction(BobTag);
        }
    }
    #endregion

    #region menu
    public void Arrange(CCMenu mainMenu, CCMenu toolBar)
    {
        mainMenu.AlignItemsVertically(20);
        toolBar.AlignItemsHorizontally(12);
    }
    #endregion

    #region label-font
    public void Enlarge(CCLabel title)
    {
        title.SystemFont = "Georgia";
        title.SystemFontSize = 36;
    }
    #endregion
}

#region fading-group
public class FadingGroup : CCNode
{
    public FadingGroup()
    {
        CascadeColorEnabled = true;
        CascadeOpacityEnabled = true;
    }
}
#endregion

#region remove-override
public class Harbor : CCNode
{
    private int _ships;

    public override void RemoveChild(CCNode child, bool cleanup = true)
    {
        _ships--;
        base.RemoveChild(child, cleanup);
    }

    public override void RemoveAllChildren(bool cleanup = true)
    {
        _ships = 0;
        base.RemoveAllChildren(cleanup);
    }
}
#endregion
