using Cocos2D;

namespace CocosDocs.Api;

public static class CCMoveByMembersExample
{
    #region fly
    public static void Fly(CCNode gull)
    {
        gull.RunAction(new CCMoveBy(6, new CCPoint(640, 0)));

        var up = new CCEaseSineInOut(new CCMoveBy(0.5f, new CCPoint(0, 30)));
        gull.RunAction(new CCRepeatForever(new CCSequence(up, up.Reverse())));
    }
    #endregion

    #region recoil
    public static void Recoil(CCNode cannon)
    {
        var kick = new CCMoveBy(0.05f, new CCPoint(-12, 0));
        cannon.RunAction(new CCSequence(kick, kick.Reverse()));
    }
    #endregion
}
