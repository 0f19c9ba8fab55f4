using Cocos2D;

namespace CocosDocs.Api;

#region example
public class CCMenuItemExample : CCMenuItem
{
    private readonly CCDrawNode _dot = new CCDrawNode();

    public CCMenuItemExample() : base(null)
    {
        ContentSize = new CCSize(80, 80);
        _dot.DrawCircle(ContentSize.Center, 40, new CCColor4B(120, 80, 40, 255));
        AddChild(_dot);

        OnActivated += _ => CCLog.Log("Cracked");
    }

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
