using Cocos2D;
using Microsoft.Xna.Framework.Graphics;

namespace CocosDocs.Api;

#region example
public class CCDrawManagerExample : CCNode
{
    private readonly CCV3F_C4B[] _corners =
    {
        new CCV3F_C4B(new CCPoint(0, 0), CCColor4B.Red),
        new CCV3F_C4B(new CCPoint(100, 0), CCColor4B.Yellow),
        new CCV3F_C4B(new CCPoint(50, 80), CCColor4B.Orange),
    };

    public override void Draw()
    {
        CCDrawManager.BindTexture(null);
        CCDrawManager.BlendFunc(CCBlendFunc.AlphaBlend);
        CCDrawManager.DrawPrimitives(PrimitiveType.TriangleList, _corners, 0, 1);
    }
}
#endregion
