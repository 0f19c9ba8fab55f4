using Cocos2D;

namespace CocosDocs.Api;

public static class CCLightningTrackExample
{
    #region example
    private static readonly CCLightningTrack Track = new(new CCPoint(60, 120), new CCPoint(580, 250));

    /// <param name="fraction">How far along the track: 0 is its start, and 1 is near its end.</param>
    public static void FollowTrack(CCNode firefly, float fraction)
    {
        firefly.Position = Track.GetPoint(fraction);
    }
    #endregion
}
