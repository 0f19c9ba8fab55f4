using Cocos2D;

namespace CocosDocs.Api;

public static class CCSpriteSheetExample
{
    #region example
    public static CCSprite AddCoconut(CCNode beach, CCSpriteSheet sheet)
    {
        var coconut = new CCSprite(sheet["coconut.png"]);
        beach.AddChild(coconut);
        return coconut;
    }

    public static void Crack(CCSprite coconut, CCSpriteSheet sheet)
    {
        coconut.SpriteFrame = sheet["coconut-open.png"];
    }
    #endregion
}
