using System;
using Box2D.Collision.Shapes;
using Box2D.Common;

namespace CocosDocs.Api;

public static class b2SettingsMembersExample
{
    #region max-polygon-vertices
    public static b2PolygonShape ToShape(b2Vec2[] outline)
    {
        int most = b2Settings.b2_maxPolygonVertices;
        if (outline.Length > most)
        {
            throw new ArgumentException($"A shape has at most {most} corners.", nameof(outline));
        }

        var shape = new b2PolygonShape();
        shape.Set(outline, outline.Length);
        return shape;
    }
    #endregion
}
