using Cocos2D;

namespace CocosDocs.CodeGuidelines;

public static class Layout
{
    #region layout
    public static CCColor3B ColorOf(Ripeness ripeness)
    {
        switch (ripeness)
        {
            case Ripeness.Green:
                return new CCColor3B(120, 170, 80);
            case Ripeness.Ripe:
                return new CCColor3B(140, 90, 50);
            default:
                return new CCColor3B(90, 70, 60);
        }
    }

    public static int CountFalling(CCNode[] nodes, float floor)
    {
        int falling = 0;

        for (int i = 0; i < nodes.Length; i++)
        {
            if (nodes[i] != null && nodes[i].PositionY > floor)
                falling++;
        }

        return falling;
    }
    #endregion

    #region comment
    public static float VisibleGap(float distance)
    {
        // Box2D gives every polygon a skin of 0.01 m, so resting bodies never quite touch.
        const float PolygonSkin = 0.01f;

        return distance - 2f * PolygonSkin;
    }
    #endregion
}
