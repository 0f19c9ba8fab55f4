using Box2D.Common;
using Box2D.Rope;

namespace CocosDocs.Api;

public static class b2RopeExample
{
    #region example
    public static b2Rope Hang(b2Vec2 nail, int count)
    {
        var definition = new b2RopeDef { count = count, gravity = new b2Vec2(0f, -10f), damping = 0.1f, k2 = 1f, k3 = 0.1f };
        definition.vertices = new b2Vec2[count];
        definition.masses = new float[count];
        for (int i = 0; i < count; i++)
        {
            definition.vertices[i] = nail + new b2Vec2(0.2f * i, 0f);
            definition.masses[i] = i == 0 ? 0f : 1f;
        }

        var rope = new b2Rope();
        rope.Initialize(definition);
        return rope;
    }
    #endregion
}
