using Cocos2D;

namespace CocosDocs.Api;

#region example
public class SetColor : CCActionInstant
{
    private readonly CCColor3B _color;

    public SetColor(CCColor3B color)
    {
        _color = color;
    }

    public override object Copy(ICCCopyable zone)
    {
        return new SetColor(_color);
    }

    public override void Update(float time)
    {
        Target.Color = _color;
    }
}
#endregion
