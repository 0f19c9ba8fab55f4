using System;
using System.IO;
using System.Security.Cryptography;
using System.Text;
using System.Xml;
using System.Xml.Linq;
using Cocos2D;

namespace CocosDocs.Recipes;

#region signed-file
public static class SignedFile
{
    private const int SignatureSize = HMACSHA256.HashSizeInBytes;

    private static readonly byte[] Key = Encoding.UTF8.GetBytes("Put a long random text of your own here");

    public static void Write(string path, byte[] content)
    {
        Directory.CreateDirectory(Path.GetDirectoryName(path));
        using (FileStream file = File.Create(path + ".new"))
        {
            file.Write(HMACSHA256.HashData(Key, content));
            file.Write(content);
        }

        File.Move(path + ".new", path, overwrite: true);
    }

    // Null if there is no file, or if it isn't as Write left it.
    public static byte[] Read(string path)
    {
        if (!File.Exists(path))
        {
            return null;
        }

        byte[] file = File.ReadAllBytes(path);
        if (file.Length < SignatureSize)
        {
            return null;
        }

        byte[] content = file[SignatureSize..];
        byte[] expected = HMACSHA256.HashData(Key, content);
        ReadOnlySpan<byte> signature = file.AsSpan(0, SignatureSize);
        return CryptographicOperations.FixedTimeEquals(expected, signature) ? content : null;
    }
}
#endregion

#region signed-storage
public sealed class SignedStorage(string path) : ICCUserDefaultStorage
{
    public bool Exists()
    {
        if (SignedFile.Read(path) != null)
        {
            return true;
        }

        if (File.Exists(path))
        {
            // The engine would replace it with empty settings.
            File.Move(path, path + ".changed", overwrite: true);
        }

        return false;
    }

    public Stream OpenRead() => new MemoryStream(SignedFile.Read(path));

    public Stream OpenWrite() => new SignedStream(path);

    private sealed class SignedStream(string path) : MemoryStream
    {
        protected override void Dispose(bool disposing)
        {
            if (disposing && IsComplete(ToArray()))
            {
                SignedFile.Write(path, ToArray());
            }

            base.Dispose(disposing);
        }
    }

    // Flush also closes the stream when it fails in the middle.
    private static bool IsComplete(byte[] xml)
    {
        try
        {
            XDocument.Load(new MemoryStream(xml));
            return true;
        }
        catch (XmlException)
        {
            return false;
        }
    }
}
#endregion

public static class SignedSettings
{
    public static void Use()
    {
        #region use-signed
        string folder = Path.Combine(
            Environment.GetFolderPath(
                Environment.SpecialFolder.LocalApplicationData,
                Environment.SpecialFolderOption.Create),
            "MyFirstGame");
        CCUserDefault.Storage = new SignedStorage(Path.Combine(folder, "settings.signed"));
        #endregion
    }
}
