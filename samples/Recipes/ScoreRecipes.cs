using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text.Json;
using Cocos2D;

namespace CocosDocs.Recipes;

#region high-scores
public sealed record ScoreEntry(string Name, int Score);

public class HighScores
{
    private const int MaxEntries = 10;

    private static readonly string Folder = Path.Combine(
        Environment.GetFolderPath(
            Environment.SpecialFolder.LocalApplicationData,
            Environment.SpecialFolderOption.Create),
        "MyFirstGame");
    private static readonly string ScoreFile = Path.Combine(Folder, "scores.json");

    private readonly List<ScoreEntry> _entries = new();

    public IReadOnlyList<ScoreEntry> Entries => _entries;

    // From 1 to 10, or 0 if the score doesn't make the list.
    public int PlaceOf(int score)
    {
        int ahead = _entries.Count(entry => entry.Score >= score);
        return ahead < MaxEntries ? ahead + 1 : 0;
    }

    public void Add(string name, int score)
    {
        int place = PlaceOf(score);
        if (place == 0)
        {
            return;
        }

        _entries.Insert(place - 1, new ScoreEntry(name, score));
        if (_entries.Count > MaxEntries)
        {
            _entries.RemoveAt(MaxEntries);
        }
    }

    public void Save()
    {
        Directory.CreateDirectory(Folder);
        File.WriteAllText(ScoreFile + ".new", JsonSerializer.Serialize(_entries));
        File.Move(ScoreFile + ".new", ScoreFile, overwrite: true);
    }

    public static HighScores Load()
    {
        var scores = new HighScores();
        if (!File.Exists(ScoreFile))
        {
            return scores;
        }

        try
        {
            string json = File.ReadAllText(ScoreFile);
            List<ScoreEntry> saved = JsonSerializer.Deserialize<List<ScoreEntry>>(json);
            foreach (ScoreEntry entry in saved ?? new List<ScoreEntry>())
            {
                if (entry?.Name != null)
                {
                    scores.Add(entry.Name, entry.Score);
                }
            }
        }
        catch (JsonException)
        {
            // The next Save would replace it.
            File.Move(ScoreFile, ScoreFile + ".damaged", overwrite: true);
        }

        return scores;
    }
}
#endregion

#region score-layer
public class ScoreLayer : CCLayer
{
    private const float LineHeight = 26;

    public ScoreLayer(string name, int score)
    {
        HighScores scores = HighScores.Load();
        int place = scores.PlaceOf(score);
        if (place > 0)
        {
            scores.Add(name, score);
            scores.Save();
        }

        CCSize size = CCDirector.SharedDirector.WinSize;
        for (int i = 0; i < scores.Entries.Count; i++)
        {
            ScoreEntry entry = scores.Entries[i];
            AddChild(new CCLabelTTF($"{i + 1}. {entry.Name}  {entry.Score}", "MarkerFelt", 22)
            {
                Position = new CCPoint(size.Width / 2, size.Height - LineHeight * (i + 1)),
                Color = i + 1 == place ? CCColor3B.Yellow : CCColor3B.White,
            });
        }
    }
}
#endregion
