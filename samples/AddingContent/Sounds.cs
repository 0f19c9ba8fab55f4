using CocosDenshion;

namespace CocosDocs.AddingContent;

public static class Sounds
{
    #region preload
    public static void Preload()
    {
        CCSimpleAudioEngine audio = CCSimpleAudioEngine.SharedEngine;
        audio.PreloadEffect("sounds/jump");
        audio.PreloadBackgroundMusic("music/cove");
    }
    #endregion

    #region play
    public static void Start()
    {
        CCSimpleAudioEngine audio = CCSimpleAudioEngine.SharedEngine;
        audio.BackgroundMusicVolume = 0.5f;
        audio.PlayBackgroundMusic("music/cove", true);
    }

    public static void Jump()
    {
        CCSimpleAudioEngine.SharedEngine.PlayEffect("sounds/jump");
    }
    #endregion
}
