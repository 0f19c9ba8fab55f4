using System;
using System.IO;
using Microsoft.Xna.Framework;
using Microsoft.Xna.Framework.Audio;

namespace Platformer;

/// <summary>Plays plain WAV files.</summary>
/// <remarks>
/// The engine's CCSimpleAudioEngine only plays music that the content pipeline has built, which this project
/// doesn't use, and it can't pause effects. MonoGame's SoundEffect reads WAV files and can loop one.
/// </remarks>
public static class Sounds
{
    private const float MusicVolume = 0.4f;

    private static SoundEffect[] _effects = Array.Empty<SoundEffect>();
    private static SoundEffectInstance _music;

    /// <summary>Loads all sounds at once, so that the first use of one doesn't make the game stutter.</summary>
    public static void Load()
    {
        try
        {
            _effects = Array.ConvertAll(Enum.GetNames<Sound>(), name => LoadFile(name.ToLowerInvariant()));
            _music = LoadFile("music").CreateInstance();
            _music.IsLooped = true;
            _music.Volume = MusicVolume;
        }
        catch (NoAudioHardwareException)
        {
            // Without a sound device, the game runs silently.
            _effects = Array.Empty<SoundEffect>();
        }
    }

    public static void Play(Sound sound)
    {
        if (_effects.Length > 0)
        {
            _effects[(int)sound].Play();
        }
    }

    public static void StartMusic()
    {
        _music?.Play();
    }

    public static void PauseMusic()
    {
        _music?.Pause();
    }

    private static SoundEffect LoadFile(string name)
    {
        using Stream file = TitleContainer.OpenStream($"Content/sounds/{name}.wav");
        return SoundEffect.FromStream(file);
    }
}
