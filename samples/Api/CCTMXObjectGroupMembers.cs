using System.Collections.Generic;
using System.Globalization;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCTMXObjectGroupMembersExample
{
    #region goal
    public static bool HasReachedGoal(CCTMXObjectGroup areas, CCNode player)
    {
        Dictionary<string, string> goal = areas.ObjectNamed("goal");
        var area = new CCRect(Number(goal["x"]), Number(goal["y"]), Number(goal["width"]), Number(goal["height"]));
        return area.ContainsPoint(player.Position);
    }

    private static float Number(string text) => float.Parse(text, CultureInfo.InvariantCulture);
    #endregion
}
