using Cocos2D;

namespace CocosDocs.Api;

public static class CCCallFuncOExample
{
    #region example
    public static void Unlock(CCNode coin, CCSprite chest)
    {
        coin.RunAction(new CCSequence(
            new CCMoveTo(0.6f, chest.Position),
            new CCCallFuncO(Open, chest),
            new CCRemoveSelf()));
    }

    private static void Open(object chest)
    {
        ((CCSprite)chest).Texture = CCTextureCache.SharedTextureCache.AddImage("chest-open");
    }
    #endregion
}
