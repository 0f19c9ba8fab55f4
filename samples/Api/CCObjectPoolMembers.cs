using Cocos2D;

namespace CocosDocs.Api;

public class CCObjectPoolMembersExample : CCLayer
{
    #region create-pool
    private readonly CCObjectPool<Cannonball> _balls;

    public CCObjectPoolMembersExample()
    {
        _balls = new CCObjectPool<Cannonball>(this, 20);
    }
    #endregion

    #region fire
    public void Fire(CCPoint muzzle, CCPoint target)
    {
        Cannonball ball = _balls.Get();
        ball.Position = muzzle;
        ball.RunAction(new CCSequence(
            new CCMoveTo(0.8f, target),
            new CCCallFunc(() => _balls.Return(ball))));
    }
    #endregion

    #region hit
    public void Hit(Cannonball ball, CCNode crab)
    {
        _balls.Return(ball);
        crab.RunAction(new CCSequence(new CCFadeOut(0.2f), new CCRemoveSelf()));
    }
    #endregion

    #region return-outside
    public override void Update(float dt)
    {
        CCRect area = new(0, 0, ContentSize.Width, ContentSize.Height);
        _balls.ForEachActive(ball =>
        {
            if (!area.ContainsPoint(ball.Position))
            {
                _balls.Return(ball);
            }
        });
    }
    #endregion
}
