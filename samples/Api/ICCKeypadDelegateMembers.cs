using Cocos2D;

namespace CocosDocs.Api;

public class ICCKeypadDelegateMembersExample : CCLayer
{
    #region back
    public override void KeyBackClicked()
    {
        if (CCDirector.SharedDirector.CanPopScene)
        {
            CCDirector.SharedDirector.PopScene();
        }
    }
    #endregion
}
