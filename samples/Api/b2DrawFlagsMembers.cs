using Box2D.Common;
using Box2D.Dynamics;

namespace CocosDocs.Api;

public static class b2DrawFlagsMembersExample
{
    #region shapes
    public static void ShowShapes(b2World world, b2Draw pen)
    {
        pen.Flags = b2DrawFlags.e_shapeBit;
        world.SetDebugDraw(pen);
    }
    #endregion
}
