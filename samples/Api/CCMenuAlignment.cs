using Cocos2D;

namespace CocosDocs.Api;

public static class CCMenuAlignmentExample
{
    #region example
    public static void AlignLeft(CCMenu menu) => menu.AlignItemsVertically(10, CCMenuAlignment.Left);

    public static void AlignInCenter(CCMenu menu) => menu.AlignItemsVertically(10, CCMenuAlignment.Center);

    public static void AlignRight(CCMenu menu) => menu.AlignItemsVertically(10, CCMenuAlignment.Right);
    #endregion
}
