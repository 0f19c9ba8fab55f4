using Cocos2D;

namespace CocosDocs.Api;

public static class CCDrawingPrimitivesExample
{
    #region example
    public class AimNode : CCNode
    {
        public CCPoint Speed { get; set; }

        public override void Draw()
        {
            CCDrawingPrimitives.Begin();
            for (float time = 0.15f; time < 2.2f; time += 0.15f)
            {
                CCPoint place = Speed * time + new CCPoint(0, -150 * time * time);
                CCDrawingPrimitives.DrawPoint(place, 13 - 4 * time, new CCColor4B(255, 246, 228, 255));
            }

            CCDrawingPrimitives.End();
        }
    }
    #endregion
}
