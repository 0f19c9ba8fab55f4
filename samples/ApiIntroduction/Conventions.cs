using System;
using Cocos2D;

namespace CocosDocs.ApiIntroduction;

public class Conventions : CCLayer
{
    private void Units(CCNode node)
    {
        #region units
        node.Position = new CCPoint(120, 80);            // points; y grows upward
        node.Rotation = 45;                              // degrees, clockwise
        node.Opacity = 128;                              // 0 to 255
        node.RunAction(new CCMoveBy(0.5f, new CCPoint(40, 0))); // seconds
        #endregion
    }

    private static void Colors()
    {
        #region colors
        var coral = new CCColor3B(255, 127, 80);         // Color of a node
        var seeThrough = new CCColor4B(255, 127, 80, 128); // CCLayerColor, DrawCircle
        var asFloats = new CCColor4F(1, 0.5f, 0.31f, 0.5f); // DrawDot, DrawSegment: 0 to 1
        #endregion
        Use(coral, seeThrough, asFloats);
    }

    private static void CopyAction(CCNode crab, CCNode gull)
    {
        #region copy
        var hop = new CCJumpBy(0.6f, CCPoint.Zero, 40, 1);
        crab.RunAction(hop);
        gull.RunAction(hop.Copy());
        #endregion
    }

    private static void Fade(CCLabelBMFont label)
    {
        #region hidden
        CCNode node = label;
        node.Opacity = 100;                              // sets a field the label never reads
        label.Opacity = 100;                             // changes what you see
        #endregion
    }

    private static void Report()
    {
        #region report-errors
        CCDirector.SharedDirector.Scheduler.OnUnhandledException +=
            exception => Console.Error.WriteLine(exception);
        #endregion
    }

    private static void Use(params object[] values)
    {
    }
}
