using System;
using System.IO;
using System.Runtime.InteropServices;
using Microsoft.Xna.Framework;
using Microsoft.Xna.Framework.Graphics;

namespace CocosDocs.Capture;

/// <summary>Appends the back buffer to a file of raw pixels.</summary>
public sealed class FrameWriter : IDisposable
{
    private readonly FileStream _file;
    private Color[] _pixels = Array.Empty<Color>();

    public FrameWriter(string path)
    {
        _file = File.Create(path);
    }

    public void Write(GraphicsDevice device)
    {
        PresentationParameters buffer = device.PresentationParameters;
        Array.Resize(ref _pixels, buffer.BackBufferWidth * buffer.BackBufferHeight);
        device.GetBackBufferData(_pixels);

        // A window has no alpha, so players don't see what blending left in that channel.
        for (int i = 0; i < _pixels.Length; i++)
        {
            _pixels[i].A = 255;
        }

        _file.Write(MemoryMarshal.AsBytes(_pixels.AsSpan()));
    }

    public void Dispose()
    {
        _file.Dispose();
    }
}
