using Box2D.Common;
using Box2D.Dynamics;
using Cocos2D;

namespace CocosDocs.Api;

public class CCBox2dDrawExample : CCNode
{
    private readonly b2World _world;

    #region example
    private readonly CCBox2dDraw _pen = new("fonts/debug");

    public CCBox2dDrawExample(b2World world)
    {
        _world = world;
        _world.SetDebugDraw(_pen);
        _pen.SetFlags(b2DrawFlags.e_shapeBit | b2DrawFlags.e_jointBit);
    }

    public override void Draw()
    {
        _pen.Begin();
        _world.DrawDebugData();
        _pen.End();
    }
    #endregion
}
