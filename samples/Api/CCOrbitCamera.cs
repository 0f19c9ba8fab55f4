using Cocos2D;

namespace CocosDocs.Api;

public static class CCOrbitCameraExample
{
    #region example
    public static void Turn(CCNode card)
    {
        card.RunAction(new CCOrbitCamera(2.4f, 1, 0, 0, 360, 0, 0));
    }
    #endregion
}
