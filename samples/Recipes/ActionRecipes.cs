using Cocos2D;

namespace CocosDocs.Recipes;

#region first
public class SailingLayer : CCLayer
{
    public SailingLayer()
    {
        CCSprite boat = new("boat") { Position = new CCPoint(100, 120) };
        AddChild(boat);
        boat.RunAction(new CCMoveTo(3, new CCPoint(700, 120)));
    }
}
#endregion

public class ActionsLayer : CCLayer
{
    private readonly CCSprite _boat = new("boat");
    private readonly CCSprite _coin = new("coin");
    private readonly CCSprite _coco = new("coco");

    public void Sail()
    {
        #region sequence
        _boat.RunAction(new CCSequence(
            new CCMoveBy(2, new CCPoint(300, 0)),
            new CCDelayTime(1),
            new CCFadeOut(0.5f),
            new CCRemoveSelf()));
        #endregion
    }

    public void Collect()
    {
        #region spawn
        _coin.RunAction(new CCSequence(
            new CCSpawn(
                new CCMoveBy(0.5f, new CCPoint(0, 80)),
                new CCScaleTo(0.3f, 1.5f),
                new CCFadeOut(0.5f)),
            new CCRemoveSelf()));
        #endregion
    }

    public void PopUp()
    {
        #region ease
        _coin.Scale = 0;
        _coin.RunAction(new CCEaseBackOut(new CCScaleTo(0.4f, 1)));
        #endregion
    }

    public void Finish(CCScene next)
    {
        #region call
        _coco.RunAction(new CCSequence(
            new CCJumpBy(1, new CCPoint(200, 0), 80, 2),
            new CCCallFunc(() => CCDirector.SharedDirector.ReplaceScene(next))));
        #endregion
    }

    #region loop
    private const int SwayTag = 1;

    private void StartSwaying()
    {
        CCActionInterval right = new CCEaseSineInOut(new CCMoveBy(1, new CCPoint(60, 0)));
        CCActionInterval left = new CCEaseSineInOut(new CCMoveBy(1, new CCPoint(-60, 0)));
        _boat.RunAction(new CCRepeatForever(new CCSequence(right, left)) { Tag = SwayTag });
    }

    private void StopSwaying() => _boat.StopAction(SwayTag);
    #endregion

    #region walk-to
    private const int WalkTag = 2;
    private const float PointsPerSecond = 200;

    private void WalkTo(CCPoint target)
    {
        _coco.StopAction(WalkTag);
        float seconds = CCPoint.Distance(_coco.Position, target) / PointsPerSecond;
        _coco.RunAction(new CCMoveTo(seconds, target) { Tag = WalkTag });
    }
    #endregion

    public void Use()
    {
        StartSwaying();
        StopSwaying();
        WalkTo(CCPoint.Zero);
    }
}

public class TimersLayer : CCLayer
{
    private int _secondsLeft = 60;

    #region timers
    private void StartTimers()
    {
        Schedule(CountDown, 1);          // once a second, until the timer is stopped
        ScheduleOnce(_ => ShowHint(), 5); // once, in 5 seconds
        Schedule(_ => AddEnemy(), 2, 9, 3); // 10 times, every 2 seconds, first in 3 seconds
    }

    private void CountDown(float dt)
    {
        _secondsLeft--;
        if (_secondsLeft == 0)
        {
            Unschedule(CountDown);
        }
    }
    #endregion

    protected override void AddedToScene()
    {
        base.AddedToScene();
        StartTimers();
    }

    private void ShowHint() => AddChild(new CCLabelTTF("Use the arrow keys", "MarkerFelt", 22));

    private void AddEnemy() => AddChild(new CCSprite("crab"));
}

#region update
public class ChasingCrab : CCSprite
{
    private const float PointsPerSecond = 90;

    private readonly CCNode _prey;

    public ChasingCrab(CCNode prey)
        : base("crab")
    {
        _prey = prey;
        ScheduleUpdate();
    }

    public override void Update(float dt)
    {
        base.Update(dt);
        CCPoint way = _prey.Position - Position;
        float step = PointsPerSecond * dt;
        Position = way.Length > step ? Position + CCPoint.Normalize(way) * step : _prey.Position;
    }
}
#endregion

public class SlowLayer : CCLayer
{
    #region slow
    private void SlowDown()
    {
        CCScheduler scheduler = CCDirector.SharedDirector.Scheduler;
        scheduler.TimeScale = 0.3f;
        // Half a second of real time, because timers slow down, too.
        ScheduleOnce(_ => scheduler.TimeScale = 1, 0.5f * scheduler.TimeScale);
    }
    #endregion

    public override bool TouchBegan(CCTouch touch)
    {
        SlowDown();
        return true;
    }
}
