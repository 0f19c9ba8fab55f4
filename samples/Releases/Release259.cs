using Cocos2D;
using CocosDenshion;

namespace CocosDocs.Releases;

public class Release259 : CCLayer
{
    #region categories
    private const uint PlayerCategory = 1;
    private const uint EnemyCategory = 2;

    private static void SetCategories(CCNode coco, CCNode crab)
    {
        coco.CollisionCategory = PlayerCategory;
        coco.CollisionCategoryMask = EnemyCategory;
        crab.CollisionCategory = EnemyCategory;
        crab.CollisionCategoryMask = PlayerCategory;
    }
    #endregion

    public Release259(CCNode coco, CCNode crab)
    {
        SetCategories(coco, crab);
        AddMap();
        PlayEngine();
    }

    private static void PlayEngine()
    {
        #region sound
        CCSoundHandle engine = CCSimpleAudioEngine.SharedEngine.PlayEffectHandled("sounds/engine", 0.6f, true);

        // It is null without sound hardware, or if the sound can't be played.
        if (engine != null)
        {
            engine.Pan = -0.5f;   // -1 (left) to 1 (right)
            engine.Pitch = 0.25f; // -1 to 1
            engine.Pause();
            engine.Resume();
            engine.Stop();
            engine.Dispose();
        }
        #endregion
    }

    private void AddMap()
    {
        #region retained
        var map = new CCDrawNodeRetained();
        AddChild(map);

        CCShapeHandle marker = map.AddFilledCircle(new CCPoint(60, 40), 6f, CCColor4F.Red);
        map.SetShapePosition(marker, new CCPoint(80, 40));
        map.RecolorShape(marker, CCColor4F.Green);
        map.RemoveShape(marker);
        #endregion
    }
}
