using Cocos2D;

namespace CocosDocs.Home;

/// <summary>Two coconuts cross the beach; each leaves a fading trail that draws its easing curve.</summary>
public class EaseLayer : CCLayer
{
    private const float Duration = 2.4f;
    private const float GhostInterval = 0.15f;

    public EaseLayer()
    {
        AddChild(new CCSprite("cove.png") { AnchorPoint = CCPoint.Zero });

        var fall = new CCMoveBy(Duration, new CCPoint(0, -200));
        AddTraveler(new CCPoint(40, 262), new CCEaseBounceOut(fall));

        var rise = new CCMoveBy(Duration, new CCPoint(0, 130));
        AddTraveler(new CCPoint(40, 140), new CCEaseElasticOut(rise));
    }

    private void AddTraveler(CCPoint start, CCActionInterval upOrDown)
    {
        var traveler = new CCSprite("coconut.png") { Position = start, Scale = 0.38f };
        AddChild(traveler, 1);

        traveler.RunAction(new CCMoveBy(Duration, new CCPoint(540, 0)));
        traveler.RunAction(new CCRotateBy(Duration, 720));
        traveler.RunAction(upOrDown);
        Schedule(_ => AddGhost(traveler), GhostInterval);
    }

    private void AddGhost(CCSprite traveler)
    {
        var ghost = new CCSprite("coconut.png")
        {
            Position = traveler.Position,
            Rotation = traveler.Rotation,
            Scale = traveler.Scale,
            Opacity = 170
        };
        AddChild(ghost);
        ghost.RunAction(new CCSequence(new CCFadeTo(3, 0), new CCRemoveSelf()));
    }
}
