using Cocos2D;

namespace CocosDocs.Api;

public static class CCEaseElasticOutMembersExample
{
    #region jelly
    public static void Jelly(CCNode jellyfish)
    {
        jellyfish.ScaleX = 1.3f;
        jellyfish.ScaleY = 0.7f;
        jellyfish.RunAction(new CCEaseElasticOut(new CCScaleTo(0.9f, 1, 1), 0.25f));
    }
    #endregion
}
