using System;
using System.Collections.Generic;
using System.IO;
using System.Text.Json;

namespace CocosDocs.Recipes;

#region save-json
public class SavedGame
{
    public int Level { get; set; } = 1;
    public int Coconuts { get; set; }
    public List<string> FoundSecrets { get; set; } = new();

    private static readonly string Folder = Path.Combine(
        Environment.GetFolderPath(Environment.SpecialFolder.LocalApplicationData, Environment.SpecialFolderOption.Create),
        "MyFirstGame");
    private static readonly string SaveFile = Path.Combine(Folder, "save.json");

    public void Save()
    {
        Directory.CreateDirectory(Folder);
        File.WriteAllText(SaveFile + ".new", JsonSerializer.Serialize(this));
        File.Move(SaveFile + ".new", SaveFile, overwrite: true);
    }

    public static SavedGame Load()
    {
        try
        {
            return JsonSerializer.Deserialize<SavedGame>(File.ReadAllText(SaveFile)) ?? new SavedGame();
        }
        catch (Exception e) when (e is IOException or JsonException or UnauthorizedAccessException)
        {
            return new SavedGame(); // no save yet, or one that can't be read
        }
    }
}
#endregion
