using System.Collections.Generic;
using Cocos2D;

namespace CocosDocs.Api;

#region example
public class ICCStandardTouchDelegateExample : CCSprite
{
    private readonly List<CCTouch> _fingers = new();

    public ICCStandardTouchDelegateExample(string picture)
        : base(picture)
    {
        TouchMode = CCTouchMode.AllAtOnce;
        TouchEnabled = true;
    }

    public override void TouchesBegan(List<CCTouch> touches) => _fingers.AddRange(touches);

    public override void TouchesMoved(List<CCTouch> touches)
    {
        if (_fingers.Count == 2)
        {
            Scale = CCPoint.Distance(_fingers[0].Location, _fingers[1].Location) / 100;
        }
    }

    public override void TouchesEnded(List<CCTouch> touches) => _fingers.RemoveAll(touches.Contains);
}
#endregion
