using Cocos2D;

namespace CocosDocs.MarkdownPage;

public class Seagull : CCSprite
{
    public Seagull()
        : base("seagull")
    {
        #region glide
        var glide = new CCEaseSineInOut(new CCMoveBy(2, new CCPoint(240, 30)));
        var back = glide.Reverse();
        RunAction(new CCRepeatForever(new CCSequence(glide, back)));
        #endregion
    }
}
