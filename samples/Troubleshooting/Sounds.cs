using System.Collections.Generic;
using Cocos2D;
using CocosDenshion;
using Microsoft.Xna.Framework.Audio;
using Microsoft.Xna.Framework.Content;

namespace CocosDocs.Troubleshooting;

#region pausable
public sealed class PausableSounds
{
    private readonly List<SoundEffectInstance> _playing = new List<SoundEffectInstance>();

    public SoundEffectInstance Play(string name, bool loop)
    {
        Forget();

        SoundEffect effect = CCContentManager.SharedContentManager.Load<SoundEffect>(name);
        SoundEffectInstance instance = effect.CreateInstance();
        instance.IsLooped = loop;
        instance.Play();

        _playing.Add(instance);
        return instance;
    }

    public void PauseAll()
    {
        foreach (SoundEffectInstance instance in _playing)
        {
            if (instance.State == SoundState.Playing)
            {
                instance.Pause();
            }
        }
    }

    public void ResumeAll()
    {
        foreach (SoundEffectInstance instance in _playing)
        {
            if (instance.State == SoundState.Paused)
            {
                instance.Resume();
            }
        }
    }

    private void Forget()
    {
        foreach (SoundEffectInstance instance in _playing)
        {
            if (instance.State == SoundState.Stopped)
            {
                instance.Dispose();
            }
        }

        _playing.RemoveAll(instance => instance.IsDisposed);
    }
}
#endregion

public static class Music
{
    #region music
    public static void Play(string name)
    {
        try
        {
            CCSimpleAudioEngine.SharedEngine.PlayBackgroundMusic(name, true);
        }
        catch (ContentLoadException exception)
        {
            CCLog.Log("No music: {0}", exception.Message);
        }
    }
    #endregion
}
