using Cocos2D;

namespace CocosDocs.CodeGuidelines;

#region test-layer
public class BasketTestLayer : CCLayer
{
    private readonly CoconutBasket _basket = new CoconutBasket("Images/basket", 3);
    private readonly CCLabelTTF _result = new CCLabelTTF("", "arial", 24);

    public override void OnEnter()
    {
        base.OnEnter();

        CCSize size = CCDirector.SharedDirector.WinSize;
        _basket.Position = size.Center;
        _result.Position = new CCPoint(size.Width / 2, 60);
        AddChild(_basket);
        AddChild(_result);

        int left = _basket.Add(5);
        _result.Text = left == 2 && _basket.IsFull ? "OK" : "Expected 2 left, got " + left;
    }
}
#endregion
