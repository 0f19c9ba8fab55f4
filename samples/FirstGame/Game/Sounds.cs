using System.IO;
using Microsoft.Xna.Framework;
using Microsoft.Xna.Framework.Audio;

namespace FirstGame;

public static class Sounds
{
    private static SoundEffect _catch;

    public static void Load()
    {
        try
        {
            using Stream file = TitleContainer.OpenStream("Content/sounds/catch.wav");
            _catch = SoundEffect.FromStream(file);
        }
        catch (NoAudioHardwareException)
        {
            // Without a sound device, the game runs silently.
        }
    }

    public static void PlayCatch()
    {
        _catch?.Play();
    }
}
