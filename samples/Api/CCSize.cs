using Cocos2D;

namespace CocosDocs.Api;

public class CCSizeExample : CCLayer
{
    #region example
    public void AddInMiddle(CCNode title)
    {
        CCSize screen = CCDirector.SharedDirector.WinSize;
        title.Position = screen.Center;
        AddChild(title);
    }
    #endregion
}
