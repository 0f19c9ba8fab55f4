using Cocos2D;

namespace CocosDocs.Api;

public class CCCallFuncExample : CCLayer
{
    private int _score;

    public int Points => _score;

    #region example
    public void Score(CCSprite coconut, CCPoint basket)
    {
        coconut.RunAction(new CCSequence(
            new CCMoveTo(0.4f, basket),
            new CCCallFunc(() => _score++),
            new CCRemoveSelf()));
    }
    #endregion
}
