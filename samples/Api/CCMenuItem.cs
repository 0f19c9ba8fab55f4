using Cocos2D;

namespace CocosDocs.Api;

#region example
public class CCMenuItemExample : CCMenuItem
{
    private readonly CCSprite _coconut = new CCSprite("coconut");

    public CCMenuItemExample() : base(null)
    {
        ContentSize = _coconut.ContentSize;
        _coconut.Position = ContentSize.Center;
        AddChild(_coconut);

        OnActivated += _ => Cracked++;
    }

    public int Cracked { get; private set; }

    public override void Selected()
    {
        base.Selected();
        Scale = 0.9f;
    }

    public override void Unselected()
    {
        base.Unselected();
        Scale = 1;
    }
}
#endregion
