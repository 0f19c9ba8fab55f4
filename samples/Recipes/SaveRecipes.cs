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
        Environment.GetFolderPath(
            Environment.SpecialFolder.LocalApplicationData,
            Environment.SpecialFolderOption.Create),
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
        if (!File.Exists(SaveFile))
        {
            return new SavedGame();
        }

        try
        {
            string json = File.ReadAllText(SaveFile);
            return JsonSerializer.Deserialize<SavedGame>(json) ?? new SavedGame();
        }
        catch (JsonException)
        {
            // The next Save would replace it.
            File.Move(SaveFile, SaveFile + ".damaged", overwrite: true);
            return new SavedGame();
        }
    }
}
#endregion
