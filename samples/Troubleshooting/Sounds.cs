using System;
using System.Collections.Generic;
using CocosDenshion;
using Microsoft.Xna.Framework.Audio;
using Microsoft.Xna.Framework.Content;

namespace CocosDocs.Troubleshooting;

#region pausable
public sealed class PausableSounds
{
    private readonly List<CCSoundHandle> _playing = new List<CCSoundHandle>();

    public CCSoundHandle Play(string name, bool loop)
    {
        Forget();

        CCSoundHandle sound = CCSimpleAudioEngine.SharedEngine.PlayEffectHandled(name, 1f, loop);

        if (sound != null)
        {
            _playing.Add(sound);
        }

        return sound;
    }

    public void PauseAll()
    {
        foreach (CCSoundHandle sound in _playing)
        {
            sound.Pause();
        }
    }

    public void ResumeAll()
    {
        foreach (CCSoundHandle sound in _playing)
        {
            sound.Resume();
        }
    }

    private void Forget()
    {
        foreach (CCSoundHandle sound in _playing)
        {
            if (!sound.IsPlaying && !sound.IsPaused)
            {
                sound.Dispose();
            }
        }

        _playing.RemoveAll(sound => sound.IsDisposed);
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
        catch (Exception exception) when (exception is ContentLoadException or NoAudioHardwareException)
        {
            Console.Error.WriteLine("No music: " + exception.Message);
        }
    }
    #endregion
}
