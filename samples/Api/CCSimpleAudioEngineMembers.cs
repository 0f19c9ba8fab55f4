using Cocos2D;
using CocosDenshion;

namespace CocosDocs.Api;

public class CCSimpleAudioEngineMembersExample : CCLayer
{
    private CCSoundHandle _engine;

    #region continue-music
    private static string _song;

    public static void PlayMusic(string song)
    {
        var audio = CCSimpleAudioEngine.SharedEngine;
        if (song != _song || !audio.IsBackgroundMusicPlaying())
        {
            audio.PlayBackgroundMusic(song, true);
            _song = song;
        }
    }
    #endregion

    #region pause-menu
    public static void OpenPauseMenu(CCScene menu)
    {
        CCSimpleAudioEngine.SharedEngine.PauseBackgroundMusic();
        CCDirector.SharedDirector.PushScene(menu);
    }

    public static void ClosePauseMenu()
    {
        CCDirector.SharedDirector.PopScene();
        CCSimpleAudioEngine.SharedEngine.ResumeBackgroundMusic();
    }
    #endregion

    #region fade-out
    public static void FadeOutMusic() => CCSimpleAudioEngine.SharedEngine.FadeBackgroundMusic(0, 1.5f);

    public override void Update(float dt)
    {
        var audio = CCSimpleAudioEngine.SharedEngine;
        bool wasFading = audio.IsFading;
        audio.Update(dt);
        if (wasFading && !audio.IsFading)
        {
            audio.StopBackgroundMusic();
        }
    }
    #endregion

    #region footstep
    public static void Step()
    {
        int variant = CCRandom.Next(1, 4);
        CCSimpleAudioEngine.SharedEngine.PlayEffect($"sounds/step-{variant}");
    }
    #endregion

    #region by-distance
    public static void Explode(CCNode player, CCPoint place)
    {
        const float hearingRange = 800;
        float distance = CCPoint.Distance(player.Position, place);
        CCSimpleAudioEngine.SharedEngine.PlayEffect("sounds/explosion", 1 - distance / hearingRange);
    }
    #endregion

    #region coin
    public static void Collect(CCNode coin)
    {
        CCSimpleAudioEngine.SharedEngine.PlayEffect("sounds/coin", 0.8f, 0.05f);
        coin.RemoveFromParent();
    }
    #endregion

    #region engine-sound
    public override void OnEnter()
    {
        base.OnEnter();
        _engine = CCSimpleAudioEngine.SharedEngine.PlayEffectHandled("sounds/engine", 0.5f, true);
    }

    public override void OnExit()
    {
        _engine?.Dispose();
        base.OnExit();
    }
    #endregion

    #region preload
    public static void PreloadLevel(params string[] sounds)
    {
        foreach (string sound in sounds)
        {
            CCSimpleAudioEngine.SharedEngine.PreloadEffect(sound);
        }
    }
    #endregion

    #region restore-volume
    public static void RestoreVolumes()
    {
        var audio = CCSimpleAudioEngine.SharedEngine;
        var settings = CCUserDefault.SharedUserDefault;
        audio.EffectsVolume = settings.GetIntegerForKey("effects_percent", 100) / 100f;
        audio.BackgroundMusicVolume = settings.GetIntegerForKey("music_percent", 80) / 100f;
    }
    #endregion

    #region shared-engine
    public static void ToggleSound()
    {
        CCSimpleAudioEngine audio = CCSimpleAudioEngine.SharedEngine;
        bool isMuted = audio.EffectsVolume == 0;

        audio.EffectsVolume = isMuted ? 1 : 0;
        audio.BackgroundMusicVolume = isMuted ? 0.6f : 0;
    }
    #endregion
}
