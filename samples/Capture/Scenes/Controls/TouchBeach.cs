using System;
using Cocos2D;

namespace CocosDocs.Capture.Scenes;

/// <summary>A beach that shows every touch.</summary>
public abstract class TouchBeach : Beach
{
    protected TouchBeach()
    {
        AddChild(new Finger(), 100);
    }

    protected T Place<T>(T node, float x, float y)
        where T : CCNode
    {
        node.Position = new CCPoint(x, y);
        Layer.AddChild(node, 1);
        return node;
    }

    protected CCLabelBMFont Words(string text, float x, float y, int size = 24)
    {
        return Place(new CCLabelBMFont(text, $"fonts/round-{size}.fnt"), x, y);
    }

    protected void After(float seconds, Action action)
    {
        Layer.ScheduleOnce(_ => action(), seconds);
    }

    /// <summary>A node hops once.</summary>
    protected static void Hop(CCNode node)
    {
        node.RunAction(new CCJumpBy(0.45f, CCPoint.Zero, 46, 1));
    }

    /// <summary>A coconut flies up and falls out of the picture.</summary>
    protected void Throw(float x, float y, float side)
    {
        CCSprite coconut = Add("coconut", x, y);
        coconut.RunAction(new CCRotateBy(1.2f, 540 * Math.Sign(side)));
        coconut.RunAction(new CCSequence(new CCJumpBy(1.2f, new CCPoint(side, -y - 60), 140, 1), new CCRemoveSelf()));
    }
}
