using Cocos2D;
using CocosDocs.Releases;

namespace CocosDocs.Capture.Scenes.Guides;

/// <summary>A dialogue on a board as wide as its label.</summary>
public class ReleaseLineBreakScene : Beach
{
    public ReleaseLineBreakScene()
    {
        var board = new CCLayerColor(new CCColor4B(74, 34, 16, 215), 344, 148) { Position = new CCPoint(148, 106) };
        Layer.AddChild(board);
        var examples = new Release247Examples();
        AddChild(examples);
        examples.ShowDialogue("Coco found an old map: an island, three palms, and a cross in the sand.");
    }
}

/// <summary>Two buttons: one starts the heart, one stops it.</summary>
public class ReleasePulseByTagScene : Beach
{
    public ReleasePulseByTagScene()
    {
        CCSprite heart = Add("heart", 320, 230);
        Add("play", 210, 72);
        Add("pause", 430, 72);

        var examples = new Release248Examples();
        AddChild(examples);
        AddChild(new Finger { Began = place => Press(examples, heart, place) }, 1);
    }

    private static void Press(Release248Examples examples, CCNode heart, CCPoint place)
    {
        if (place.X < 320)
        {
            examples.StartPulse(heart);
        }
        else
        {
            examples.StopPulse(heart);
        }
    }
}
