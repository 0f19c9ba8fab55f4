using System;
using Cocos2D;

namespace CocosDocs.Recipes;

#region follow
public class FollowingLayer : CCLayer
{
    private const float WorldWidth = 2400, WorldHeight = 720;

    private readonly CCNode _world = new();
    private readonly CCSprite _player = new("coco");
    private readonly CCCamera2D _camera;
    private readonly CCSize _view = CCDirector.SharedDirector.WinSize;

    public FollowingLayer()
    {
        AddChild(_world);
        _world.AddChild(_player);
        AddChild(new CCLabelTTF("3 lives", "MarkerFelt", 22) { Position = new CCPoint(60, _view.Height - 20) });

        _camera = new CCCamera2D(_view.Width, _view.Height);
        _camera.Follow(_player, 0.1f);
        ScheduleUpdate();
    }

    public override void Update(float dt)
    {
        base.Update(dt);
        _player.PositionX += 200 * dt;

        _camera.Update(dt);
        _camera.ScrollX = Math.Clamp(_camera.ScrollX, 0, WorldWidth - _view.Width);
        _camera.ScrollY = Math.Clamp(_camera.ScrollY, 0, WorldHeight - _view.Height);
        _camera.ApplyTo(_world);
    }
}
#endregion
