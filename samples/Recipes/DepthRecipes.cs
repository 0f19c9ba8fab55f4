using Cocos2D;

namespace CocosDocs.Recipes;

#region depth
public class Street : CCNode
{
    public Street()
    {
        ScheduleUpdateWithPriority(1); // after the children's own updates
    }

    public override void Update(float dt)
    {
        base.Update(dt);
        if (Children == null)
        {
            return;
        }

        foreach (CCNode child in Children)
        {
            int order = -(int)child.PositionY;
            if (child.ZOrder != order)
            {
                child.ZOrder = order;
            }
        }
    }
}
#endregion
