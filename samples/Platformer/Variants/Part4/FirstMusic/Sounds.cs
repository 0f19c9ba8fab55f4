using System.IO;
using Microsoft.Xna.Framework;
using Microsoft.Xna.Framework.Audio;

namespace Platformer;

/// <summary>Plays plain WAV files.</summary>
/// <remarks>
/// The engine's CCSimpleAudioEngine plays music only when the content pipeline has built it, which this project
/// does without, and cannot pause effects. MonoGame's SoundEffect reads WAV files and can loop one.
/// </remarks>
public static class Sounds
{
    private const float MusicVolume = 0.4f;

    private static SoundEffectInstance _music;

    /// <summary>Loads everything at once, or the first use of a sound would make the game stutter.</summary>
    public static void Load()
    {
        _music = LoadFile("music").CreateInstance();
        _music.IsLooped = true;
        _music.Volume = MusicVolume;
    }

    public static void StartMusic()
    {
        _music.Play();
    }

    private static SoundEffect LoadFile(string name)
    {
        using Stream file = TitleContainer.OpenStream($"Content/sounds/{name}.wav");
        return SoundEffect.FromStream(file);
    }
}
