using Cocos2D;

namespace CocosDocs.Api;

public static class CCGrid3DExample
{
    #region example
    public static void PullCorner(CCNode picture, float distance)
    {
        var grid = picture.Grid as CCGrid3D ?? new CCGrid3D(new CCGridSize(1, 1));
        picture.Grid = grid;
        grid.Active = true;

        var corner = new CCGridSize(1, 1);
        CCVertex3F place = grid.OriginalVertex(corner);
        place.X -= distance;
        place.Y -= distance / 2;
        grid.SetVertex(corner, ref place);
    }
    #endregion
}
