using System;
using System.Collections.Generic;
using System.Threading.Tasks;
using Cocos2D;

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
public class IslandLayer : CCLayer
{
    private readonly Task<int[]> _heights;

    public IslandLayer()
    {
        _heights = Task.Run(() => CreateHeights(400));
        ScheduleUpdate();
    }

    public override void Update(float dt)
    {
        base.Update(dt);
        if (_heights.IsCompleted)
        {
            UnscheduleUpdate();
            ShowIsland(_heights.Result);
        }
    }

    // Runs on another thread, so it only calculates.
    private static int[] CreateHeights(int width)
    {
        var heights = new int[width];
        for (int x = 0; x < width; x++)
        {
            heights[x] = (int)(60 + 40 * Math.Sin(x * 0.02) + 10 * Math.Sin(x * 0.13));
        }

        return heights;
    }

    // Runs on the game's thread, so it may create nodes.
    private void ShowIsland(int[] heights)
    {
        var island = new CCDrawNode();
        for (int x = 0; x < heights.Length; x++)
        {
            island.DrawRect(new CCRect(x, 0, 1, heights[x]), new CCColor4B(51, 153, 77));
        }

        AddChild(island);
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

    public static void Print()
    {
        GC.Collect();
        GC.WaitForPendingFinalizers();
        GC.Collect();
        foreach ((string name, WeakReference scene) in Watched)
        {
            Console.WriteLine($"{name}: {(scene.IsAlive ? "in memory" : "freed")}");
        }
    }
}
#endregion
