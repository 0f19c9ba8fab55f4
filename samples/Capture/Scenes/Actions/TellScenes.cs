using System.Collections.Generic;
using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

public class CCParallelScene : Stage
{
    public CCParallelScene()
    {
        AddStanding("chest-open", 500);
        AddStanding("coco-idle-1", 130);
        CCSprite coconut = Add("coconut", 190, 110);
        After(0.3f, () => CCParallelExample.Toss(coconut, new CCPoint(500, 110)));
    }
}

/// <summary>A chest that wants to open.</summary>
public class CCRepeatScene : Stage
{
    public CCRepeatScene()
    {
        CCSprite chest = AddStanding("chest-closed", 320);
        chest.Scale = 1.3f;
        After(0.3f, () => CCRepeatExample.Rattle(chest));
        After(2.1f, () => chest.Texture = Texture("chest-open"));
        After(2.1f, () => chest.RunAction(new CCSequence(new CCScaleTo(0.1f, 1.5f), new CCScaleTo(0.1f, 1.3f))));
    }
}

public class CCRepeatForeverScene : Stage
{
    public CCRepeatForeverScene()
    {
        for (int i = 0; i < 3; i++)
        {
            CCSprite balloon = Add("balloon", 160 + i * 160, 170);
            After(0.1f + i * 0.4f, () => CCRepeatForeverExample.Float(balloon));
        }
    }
}

public class CCDelayTimeScene : Stage
{
    public CCDelayTimeScene()
    {
        var crabs = new List<CCNode>();
        for (int i = 0; i < 5; i++)
        {
            crabs.Add(Add("crab", 96 + i * 112, 76));
        }

        After(0.3f, () => CCDelayTimeExample.Wave(crabs));
    }
}

/// <summary>The same patrol at single and at double speed.</summary>
public class CCSpeedScene : Stage
{
    public CCSpeedScene()
    {
        AddLane(216, 1);
        AddLane(68, 2);
    }

    private void AddLane(float y, float speed)
    {
        Add("jetty", 320, y - 26);
        AddLabel($"speed {speed}", 320, y + 86);
        CCSpeedExample.Patrol(Add("crab", 160, y + 30), speed);
    }
}

public class CCTargetedActionScene : Stage
{
    public CCTargetedActionScene()
    {
        CCSprite crab = Add("crab", 120, 76);
        CCSprite coconut = Add("coconut", 300, 76);
        After(0.3f, () => CCTargetedActionExample.Kick(crab, coconut));
    }
}

public class CCActionTweenScene : Stage
{
    public CCActionTweenScene()
    {
        AddStanding("chest-open", 320);
        CCLabelBMFont label = AddLabel("0", 320, 210, 40);
        label.Scale = 1.6f;
        After(0.4f, () => CCActionTweenExample.CountUp(label, 1250));
    }
}

public class CCCallFuncScene : Stage
{
    public CCCallFuncScene()
    {
        AddStanding("chest-open", 520);
        var game = new CCCallFuncExample();
        Layer.AddChild(game);
        CCLabelBMFont label = AddLabel("Score 0", 320, 250, 40);
        Layer.Schedule(_ => label.Text = $"Score {game.Points}");

        for (int i = 0; i < 3; i++)
        {
            CCSprite coconut = Add("coconut", 300 - i * 100, 76);
            After(0.4f + i * 0.6f, () => game.Score(coconut, new CCPoint(520, 110)));
        }
    }
}

/// <summary>The one that arrives cheers.</summary>
public class CCCallFuncNScene : Stage
{
    public CCCallFuncNScene()
    {
        string[] runners = { "crab", "coconut", "coco-idle-1" };
        for (int i = 0; i < runners.Length; i++)
        {
            CCSprite runner = AddStanding(runners[i], 240 - i * 95);
            After(0.2f + i * 0.6f, () => CCCallFuncNExample.Run(runner));
        }
    }
}

public class CCCallFuncNDScene : Stage
{
    public CCCallFuncNDScene()
    {
        CCColor3B[] colors = { new(255, 130, 110), new(130, 230, 150), new(130, 180, 255) };
        for (int i = 0; i < colors.Length; i++)
        {
            CCColor3B color = colors[i];
            CCSprite crate = AddStanding("crate", 160 + i * 160);
            After(0.4f + i * 0.5f, () => CCCallFuncNDExample.Paint(crate, color));
        }
    }
}

public class CCCallFuncOScene : Stage
{
    public CCCallFuncOScene()
    {
        CCSprite chest = Add("chest-closed", 470, 92);
        var coin = new CCSprite(Texture("coin-spin"), new CCRect(0, 0, 64, 64)) { Position = new CCPoint(130, 150) };
        Layer.AddChild(coin);
        After(0.4f, () => CCCallFuncOExample.Unlock(coin, chest));
    }
}
