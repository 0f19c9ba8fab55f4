using Cocos2D;

namespace CocosDocs.Api;

public class CCCamera2DMembersExample : CCLayer
{
    private readonly CCCamera2D _camera;
    private readonly CCNode _world = new();
    private readonly CCNode _coco = new CCSprite("coco");

    #region add-camera
    public CCCamera2DMembersExample()
    {
        CCSize screen = CCDirector.SharedDirector.WinSize;
        _camera = new CCCamera2D(screen.Width, screen.Height);
        AddChild(_world);
        _world.AddChild(_coco);
    }
    #endregion

    #region start-on-target
    public void StartOn(CCNode target)
    {
        _camera.Follow(target, 0);
        _camera.Update(0);
        _camera.FollowSmoothing = 0.85f;
    }
    #endregion

    #region clamp-and-apply
    public override void Update(float dt)
    {
        const float levelWidth = 2400;
        _camera.Update(dt);
        _camera.ScrollX = CCMathHelper.Clamp(_camera.ScrollX, 0, levelWidth - _camera.ViewportWidth);
        _camera.ScrollY = 0;
        _camera.ApplyTo(_world);
    }
    #endregion

    #region hit
    public void TakeHit(int damage)
    {
        _camera.Shake(4 * damage, 0.3f);
        _coco.RunAction(new CCBlink(0.6f, 4));
    }
    #endregion

    #region run
    public void StartLevel(int level)
    {
        _camera.Unfollow();
        _camera.ScrollX = 0;
        _camera.AutoScrollSpeedX = 120 + 20 * level;
    }
    #endregion

    #region wake-enemies
    public void WakeEnemiesInView(CCNode[] enemies)
    {
        foreach (CCNode enemy in enemies)
        {
            if (_camera.IsVisible(enemy.BoundingBox))
            {
                enemy.Resume();
            }
        }
    }
    #endregion
}
