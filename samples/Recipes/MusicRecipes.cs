using Cocos2D;
using CocosDenshion;

namespace CocosDocs.Recipes;

#region fade-music
public class MusicLayer : CCLayer
{
    private bool _isEnding;

    private static CCSimpleAudioEngine Audio => CCSimpleAudioEngine.SharedEngine;

    public MusicLayer()
    {
        Audio.BackgroundMusicVolume = 1;
        Audio.PlayBackgroundMusic("music/cove", true);
        ScheduleUpdate();
    }

    public void EndMusic()
    {
        Audio.FadeBackgroundMusic(0, 2);
        _isEnding = true;
    }

    public override void Update(float dt)
    {
        base.Update(dt);
        Audio.Update(dt); // without it, the volume never changes
        if (_isEnding && !Audio.IsFading)
        {
            _isEnding = false;
            Audio.StopBackgroundMusic();
        }
    }
}
#endregion
