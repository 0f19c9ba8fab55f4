using CocosDenshion;

namespace CocosDocs.Api;

public static class CCSimpleAudioEngineExample
{
    #region example
    public static void StartLevel()
    {
        var audio = CCSimpleAudioEngine.SharedEngine;

        audio.PreloadEffect("sounds/crack");
        audio.BackgroundMusicVolume = 0.6f;
        audio.PlayBackgroundMusic("music/beach", true);
    }

    public static void CrackCoconut()
    {
        CCSimpleAudioEngine.SharedEngine.PlayEffect("sounds/crack");
    }
    #endregion

    #region looped-effect
    private static int _waves;

    public static void StartWaves()
    {
        _waves = CCSimpleAudioEngine.SharedEngine.PlayEffect("sounds/waves", true);
    }

    public static void PauseWaves()
    {
        CCSimpleAudioEngine.SharedEngine.PauseEffect(_waves);
    }

    public static void ResumeWaves()
    {
        if (CCSimpleAudioEngine.SharedList.TryGetValue(_waves, out CCEffectPlayer player))
        {
            player.Resume();
        }
    }
    #endregion
}
