using Cocos2D;
using Microsoft.Xna.Framework.Graphics;

namespace CocosDocs.Api;

#region example
public class CCRenderTextureExample : CCLayer
{
    private readonly CCRenderTexture _canvas = new(
        400, 300, SurfaceFormat.Color, DepthFormat.None, RenderTargetUsage.PreserveContents);

    public CCRenderTextureExample()
    {
        _canvas.Position = CCDirector.SharedDirector.WinSize.Center;
        AddChild(_canvas);
    }

    public void Paint(CCSprite brush, CCPoint point)
    {
        brush.Position = point;
        _canvas.Begin();
        brush.Visit();
        _canvas.End();
    }
}
#endregion
