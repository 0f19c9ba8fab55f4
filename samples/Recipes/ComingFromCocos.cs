using Cocos2D;

namespace CocosDocs.Recipes;

#region treasure-chest
public class TreasureChest : CCNode
{
    private const int ShakeTag = 1;

    private readonly CCLabelTTF _coins = new("0", "MarkerFelt", 22);

    public TreasureChest()
    {
        AddChild(_coins);
    }

    public void Show(int coins)
    {
        _coins.Text = $"{coins}";
    }

    public override void RemoveAllChildren(bool cleanup = true)
    {
        StopAction(ShakeTag);
        base.RemoveAllChildren(cleanup);
    }
}
#endregion

#region crab-layer
public class CrabLayer : CCLayerColor
{
    private const float WalkTime = 0.5f;

    private readonly CCSprite _crab = new("crab");
    private readonly CCLabelTTF _walks = new("0", "MarkerFelt", 22);
    private int _count;

    public CrabLayer()
        : base(new CCColor4B(18, 78, 102, 255))
    {
        CCSize size = CCDirector.SharedDirector.WinSize;

        _crab.Position = size.Center;
        AddChild(_crab);

        _walks.Position = new CCPoint(size.Width - 60, size.Height - 60);
        AddChild(_walks);

        TouchMode = CCTouchMode.OneByOne;
        TouchEnabled = true;
    }

    public override bool TouchBegan(CCTouch touch)
    {
        _crab.StopAllActions();
        _crab.RunActions(new CCMoveTo(WalkTime, touch.Location), new CCCallFunc(Count));
        return true;
    }

    private void Count()
    {
        _count++;
        _walks.Text = $"{_count}";
    }
}
#endregion
