using System;
using System.Collections.Generic;
using System.IO;
using Microsoft.Xna.Framework.Audio;
using Microsoft.Xna.Framework.Media;

namespace CocosDocs.Recipes;

#region file-music
public sealed class FileMusic
{
    private Song _song;

    public bool Play(string path, bool loop)
    {
        Stop();
        try
        {
            string file = Path.GetFullPath(path);

            // Android needs the prefix, and the other platforms can't read it.
            var uri = new Uri(OperatingSystem.IsAndroid() ? "file://" + file : file);
            _song = Song.FromUri(Path.GetFileName(file), uri);
            MediaPlayer.IsRepeating = loop;
            MediaPlayer.Play(_song);
            return true;
        }
        catch (Exception exception)
        {
            // Each platform throws exceptions of its own for a file that it can't play.
            Console.Error.WriteLine("Can't play {0}: {1}", path, exception.Message);
            Stop();
            return false;
        }
    }

    public void Stop()
    {
        if (_song == null)
        {
            return;
        }

        MediaPlayer.Stop();
        _song.Dispose();
        _song = null;
    }
}
#endregion

#region file-effects
public sealed class FileEffects : IDisposable
{
    private readonly Dictionary<string, SoundEffect> _effects = new();

    public void Play(string path, float volume)
    {
        if (!_effects.TryGetValue(path, out SoundEffect effect))
        {
            effect = Load(path);
            _effects[path] = effect;
        }

        effect?.Play(volume, 0, 0); // pitch and pan
    }

    public void Dispose()
    {
        foreach (SoundEffect effect in _effects.Values)
        {
            effect?.Dispose();
        }

        _effects.Clear();
    }

    // Null for a file that can't be played, so that Play doesn't read it again.
    private static SoundEffect Load(string path)
    {
        try
        {
            return SoundEffect.FromFile(path);
        }
        catch (Exception exception)
        {
            Console.Error.WriteLine("Can't play {0}: {1}", path, exception.Message);
            return null;
        }
    }
}
#endregion
