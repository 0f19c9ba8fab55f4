using Cocos2D;

namespace CocosDocs.Overview;

public class CoveLayer : CCLayer
{
    private readonly CCSprite _boat;
    private float _time;

    #region nodes
    public CoveLayer()
    {
        CCPoint center = CCDirector.SharedDirector.WinSize.Center;

        _boat = new CCSprite("images/boat") { Position = center };
        AddChild(_boat);

        var flag = new CCSprite("images/flag") { Position = new CCPoint(40, 120) };
        _boat.AddChild(flag);
    }
    #endregion

    #region actions
    public void SailAway()
    {
        _boat.RunAction(new CCSequence(
            new CCEaseSineInOut(new CCMoveBy(2, new CCPoint(400, 0))),
            new CCFadeOut(0.5f),
            new CCCallFunc(ShowTitle)));
    }
    #endregion

    #region scheduler
    protected override void AddedToScene()
    {
        base.AddedToScene();
        ScheduleUpdate();
        Schedule(SpawnFish, 1.5f);
    }

    public override void Update(float dt)
    {
        _time += dt;
    }

    private void SpawnFish(float dt)
    {
        AddChild(new CCSprite("images/fish") { Position = new CCPoint(0, 80) });
    }
    #endregion

    #region switch
    private void ShowTitle()
    {
        var fade = new CCTransitionFade(0.5f, new CoveScene());
        CCDirector.SharedDirector.ReplaceScene(fade);
    }
    #endregion
}
