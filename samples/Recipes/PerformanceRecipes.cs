using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
using Cocos2D;
using Microsoft.Xna.Framework;
using Paths = CocosDocs.Recipes.PathRecipes;

namespace CocosDocs.Recipes;

#region changed-text
public class ScoreLabel : CCLabelBMFont
{
    private int _shown;

    public ScoreLabel() : base("0", "fonts/score.fnt")
    {
    }

    public void Show(int score)
    {
        if (score == _shown)
        {
            return;
        }

        _shown = score;
        Text = score.ToString();
    }
}
#endregion

#region background
public class Seeker : CCSprite
{
    private Task<List<Point>> _search; // null while nothing is searched

    public Seeker(string picture) : base(picture)
    {
        ScheduleUpdate();
    }

    // Don't change the walls before the search has ended.
    public void Seek(Point start, Point goal, bool[,] walls)
    {
        _search = Task.Run(() => Paths.FindPath(start, goal, tile => IsFree(tile, walls)));
    }

    public override void Update(float dt)
    {
        base.Update(dt);
        if (_search is { IsCompleted: true } search)
        {
            _search = null; // first, because Result can throw
            Walk(search.Result);
        }
    }

    // Runs on another thread, so it uses no nodes.
    private static bool IsFree(Point tile, bool[,] walls)
    {
        bool isInside = tile.X >= 0 && tile.X < walls.GetLength(0) && tile.Y >= 0 && tile.Y < walls.GetLength(1);
        return isInside && !walls[tile.X, tile.Y];
    }

    // Runs on the game's thread.
    private void Walk(List<Point> path)
    {
        StopAllActions();
        if (path.Count > 0)
        {
            RunAction(new CCSequence(path.Select(Step).ToArray()));
        }
    }

    // Row 0 is the bottom row, and a tile is 32 points wide.
    private static CCFiniteTimeAction Step(Point tile)
    {
        return new CCMoveTo(0.2f, new CCPoint(16 + 32 * tile.X, 16 + 32 * tile.Y));
    }
}
#endregion

public class Player
{
    public int Health { get; private set; } = 3;

    public event Action<int> HealthChanged;

    public void Hurt()
    {
        Health--;
        HealthChanged?.Invoke(Health);
    }
}

#region events
public class HealthLabel : CCLabelBMFont
{
    private readonly Player _player;

    public HealthLabel(Player player) : base(player.Health.ToString(), "fonts/score.fnt")
    {
        _player = player;
    }

    public override void OnEnter()
    {
        base.OnEnter();
        _player.HealthChanged -= Show; // OnEnter can run twice in a row
        _player.HealthChanged += Show;
        Show(_player.Health);
    }

    public override void OnExit()
    {
        _player.HealthChanged -= Show;
        base.OnExit();
    }

    private void Show(int health)
    {
        Text = health.ToString();
    }
}
#endregion

#region watch-scenes
public static class SceneWatch
{
    private static readonly List<(string Name, WeakReference Scene)> Watched = new();

    public static CCScene Watch(CCScene scene, string name)
    {
        Watched.Add((name, new WeakReference(scene)));
        return scene;
    }

    // For example "game: 2 of 5, menu: 1 of 5".
    public static string CountInMemory()
    {
        GC.Collect();
        GC.WaitForPendingFinalizers();
        GC.Collect();
        return string.Join(", ", Watched
            .GroupBy(watched => watched.Name, watched => watched.Scene)
            .Select(group => $"{group.Key}: {group.Count(scene => scene.IsAlive)} of {group.Count()}"));
    }
}
#endregion
