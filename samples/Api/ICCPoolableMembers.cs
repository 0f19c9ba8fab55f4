using Cocos2D;

namespace CocosDocs.Api;

#region pooled
public class Cannonball() : CCSprite("cannonball"), ICCPoolable
{
    public void OnActivate()
    {
        Opacity = 255;
    }

    public void OnReset()
    {
        StopAllActions();
    }
}
#endregion
