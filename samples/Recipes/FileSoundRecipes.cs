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
        string file = Path.GetFullPath(path);
        if (!File.Exists(file))
        {
            return false;
        }

        try
        {
            // Android needs a file:// address, and the other platforms need the path.
            string address = OperatingSystem.IsAndroid() ? new Uri(file).AbsoluteUri : file;
            _song = Song.FromUri(Path.GetFileName(file), new Uri(address));
            MediaPlayer.IsRepeating = loop;
            MediaPlayer.Play(_song);
            return true;
        }
        catch (Exception exception)
        {
            // Each platform throws its own exceptions for a file that it can't play.
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
