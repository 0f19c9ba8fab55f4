using Cocos2D;

namespace CocosDocs.Api;

#region hit-test
public class TouchableSprite(string picture) : CCSprite(picture)
{
    public override bool TouchBegan(CCTouch touch)
    {
        CCPoint point = ConvertToNodeSpace(touch.Location);
        return new CCRect(0, 0, ContentSize.Width, ContentSize.Height).ContainsPoint(point);
    }
}
#endregion

#region drag-in-bounds
public class Raft(string picture, CCRect water) : TouchableSprite(picture)
{
    public override void TouchMoved(CCTouch touch)
    {
        CCPoint goal = Position + touch.Delta;
        PositionX = CCMathHelper.Clamp(goal.X, water.MinX, water.MaxX);
        PositionY = CCMathHelper.Clamp(goal.Y, water.MinY, water.MaxY);
    }
}
#endregion

#region tap
public class Chest(string picture) : TouchableSprite(picture)
{
    public override void TouchEnded(CCTouch touch)
    {
        if (IsRunning && Visible && WorldBoundingBox.ContainsPoint(touch.Location))
        {
            RunAction(new CCSequence(new CCScaleTo(0.1f, 1.2f), new CCRemoveSelf()));
        }
    }
}
#endregion
