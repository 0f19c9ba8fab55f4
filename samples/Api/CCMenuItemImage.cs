using Cocos2D;

namespace CocosDocs.Api;

public class CCMenuItemImageExample : CCLayer
{
    public override void OnEnter()
    {
        base.OnEnter();

        #region example
        var shop = new CCMenuItemImage("shop", "shop-pressed", "shop-closed", _ => OpenShop());
        shop.Enabled = false;

        AddChild(new CCMenu(shop));
        #endregion
    }

    private static void OpenShop()
    {
    }
}
