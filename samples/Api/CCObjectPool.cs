using Cocos2D;

namespace CocosDocs.Api;

public static class CCObjectPoolExample
{
    #region example
    public class Shell : CCSprite
    {
        public Shell() : base("shell") => Scale = 0.5f;
    }

    // Created once: var shells = new CCObjectPool<Shell>(layer, 3);
    public static void Throw(CCObjectPool<Shell> shells, CCPoint from)
    {
        Shell shell = shells.Get();
        shell.Position = from;
        shell.RunAction(new CCSequence(
            new CCJumpBy(1.2f, new CCPoint(420, -20), 110, 1),
            new CCCallFunc(() => shells.Return(shell))));
    }
    #endregion
}
