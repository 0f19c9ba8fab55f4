using Cocos2D;

namespace CocosDocs.MarkdownPage;

public class PatientSeagull : CCSprite
{
    public PatientSeagull()
        : base("seagull")
    {
        #region glide
        #region path
        var glide = new CCEaseSineInOut(new CCMoveBy(2, new CCPoint(240, 30)));
        var back = glide.Reverse();
        #endregion
        var rest = new CCDelayTime(1);
        RunAction(new CCRepeatForever(new CCSequence(glide, rest, back)));
        #endregion
    }
}
