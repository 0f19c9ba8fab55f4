using System.Collections.Generic;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCRandomMembersExample
{
    #region next
    public static string PickSong(IReadOnlyList<string> songs)
    {
        return songs[CCRandom.Next(songs.Count)];
    }
    #endregion

    #region get-random-int
    public static int RollTwoDice()
    {
        return CCRandom.GetRandomInt(1, 6) + CCRandom.GetRandomInt(1, 6);
    }
    #endregion

    #region get-random-float
    public static void AddCloud(CCNode sky)
    {
        var cloud = new CCSprite("cloud") { Scale = CCRandom.GetRandomFloat(0.6f, 1.2f) };
        cloud.Position = new CCPoint(CCRandom.GetRandomFloat(0, 640), CCRandom.GetRandomFloat(240, 340));
        sky.AddChild(cloud);
    }
    #endregion

    #region float-zero-one
    public static bool DropsCoin(float chance)
    {
        return CCRandom.Float_0_1() < chance;
    }
    #endregion
}
