using Cocos2D;
using CocosDenshion;

namespace CocosDocs.Releases;

public class Release248Examples : CCLayer
{
    #region actions-by-tag
    private const int PulseTag = 1;

    public void StartPulse(CCNode node)
    {
        var pulse = new CCSequence(
            new CCScaleTo(0.4f, 1.1f),
            new CCScaleTo(0.4f, 1.0f));
        node.RunAction(new CCRepeatForever(pulse) { Tag = PulseTag });
    }

    public void StopPulse(CCNode node)
    {
        if (node.GetAction(PulseTag) != null)
        {
            node.StopAction(PulseTag);
        }
    }
    #endregion

    public void LayOut(CCMenu mainMenu, CCMenu toolBar)
    {
        #region menu
        mainMenu.AlignItemsVertically(24f, CCMenuAlignment.Left);
        toolBar.AlignItemsHorizontally(12f);
        #endregion
    }

    #region vector
    public static CCPoint Bounce(CCPoint velocity, CCPoint wallNormal)
    {
        var incoming = new CCVector2(velocity.X, velocity.Y);
        var normal = CCVector2.Normalize(new CCVector2(wallNormal.X, wallNormal.Y));
        var outgoing = CCVector2.Reflect(incoming, normal) * 0.8f;

        return new CCPoint(outgoing.X, outgoing.Y);
    }
    #endregion

    #region pause-loops
    public static void PauseLoopingEffects()
    {
        foreach (var effect in CCSimpleAudioEngine.SharedList.Values)
        {
            effect.Pause();
        }
    }

    public static void ResumeLoopingEffects()
    {
        foreach (var effect in CCSimpleAudioEngine.SharedList.Values)
        {
            effect.Resume();
        }
    }
    #endregion

    public void PrepareLabels()
    {
        #region atlas-size
        CCLabel.SetTTFAtlasTextureSize(2048, 2048);

        var title = new CCLabel("Level complete", "arial", 72);
        AddChild(title);
        #endregion
    }
}
