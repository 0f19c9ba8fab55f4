using Cocos2D;

namespace CocosDocs.Api;

public class CCActionExample : CCLayer
{
    private const int HopTag = 1;

    private readonly CCSprite _crab = new CCSprite("crab");

    public CCActionExample()
    {
        AddChild(_crab);
    }

    #region example
    public void Hop()
    {
        if (_crab.GetAction(HopTag) != null)
        {
            return;
        }

        var hop = new CCJumpBy(0.5f, new CCPoint(80, 0), 60, 1) { Tag = HopTag };
        _crab.RunAction(hop);
    }
    #endregion
}
