using Cocos2D;

namespace CocosDocs.Api;

public static class CCTiledGrid3DExample
{
    #region example
    public static void LiftTile(CCNode picture, CCGridSize tile, float height)
    {
        var grid = picture.Grid as CCTiledGrid3D ?? new CCTiledGrid3D(new CCGridSize(8, 5));
        picture.Grid = grid;
        grid.Active = true;

        CCQuad3 quad = grid.OriginalTile(tile);
        quad.BottomLeft.Z += height;
        quad.BottomRight.Z += height;
        quad.TopLeft.Z += height;
        quad.TopRight.Z += height;
        grid.SetTile(tile, ref quad);
    }
    #endregion
}
