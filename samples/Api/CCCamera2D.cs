using System;
using Cocos2D;

namespace CocosDocs.Api;

public class CCCamera2DExample : CCNode
{
    private readonly CCNode _world;

    public CCCamera2DExample(CCNode world)
    {
        _world = world;
        ScheduleUpdate();
    }

    #region example
    private readonly CCCamera2D _camera = new(640, 360);

    public void Follow(CCNode coco) => _camera.Follow(coco);

    public void HitGround() => _camera.Shake(intensity: 14, duration: 0.5f);

    public override void Update(float dt)
    {
        _camera.Update(dt);
        _camera.ScrollX = Math.Clamp(_camera.ScrollX, 0, 1280 - 640); // the world is 1280 points wide
        _camera.ScrollY = 0;
        _camera.ApplyTo(_world);
    }
    #endregion
}
