using System.Collections.Generic;
using Cocos2D;

namespace CocosDocs.Api;

public class CCActionManagerMembersExample : CCLayer
{
    #region pause-actions
    private List<object> _paused;

    public void OpenMenu(CCNode menu)
    {
        _paused = ActionManager.PauseAllRunningActions();
        AddChild(menu);
    }
    #endregion

    #region resume-actions
    public void CloseMenu(CCNode menu)
    {
        menu.RemoveFromParent();
        ActionManager.ResumeTargets(_paused);
    }
    #endregion
}
