using System;
using Cocos2D;

namespace CocosDocs.Recipes;

public class ShakingLayer : CCLayer
{
    #region shake
    private readonly CCCamera2D _camera = new();
    private readonly CCNode _world = new();

    public ShakingLayer()
    {
        AddChild(_world); // what shakes; scores and buttons go somewhere else
        ScheduleUpdate();
    }

    public void HitGround() => _camera.Shake(intensity: 12, duration: 0.4f);

    public override void Update(float dt)
    {
        base.Update(dt);
        _camera.Update(dt);
        _camera.ApplyTo(_world);
    }
    #endregion

    public CCNode World => _world;
}

public class ZoomingLayer : CCLayer
{
    #region zoom
    private readonly CCNode _world = new();
    private CCPoint _middle = CCDirector.SharedDirector.WinSize.Center, _targetMiddle;
    private float _zoom = 1, _targetZoom = 1;

    public ZoomingLayer()
    {
        _targetMiddle = _middle;
        AddChild(_world);
        ScheduleUpdate();
    }

    public void ZoomTo(CCPoint middle, float zoom) // middle is a point of the world
    {
        _targetMiddle = middle;
        _targetZoom = zoom;
    }

    public override void Update(float dt)
    {
        base.Update(dt);
        float part = Math.Min(1, 4 * dt);
        _middle += (_targetMiddle - _middle) * part;
        _zoom += (_targetZoom - _zoom) * part;
        _world.Scale = _zoom;
        _world.Position = CCDirector.SharedDirector.WinSize.Center - _middle * _zoom;
    }
    #endregion

    public CCNode World => _world;
}

public class ChasingLayer : CCLayer
{
    private readonly CCSprite _shark = new("shark") { Position = new CCPoint(120, 180) };

    public ChasingLayer()
    {
        AddChild(_shark);
        ScheduleUpdate();
    }

    public CCPoint Goal { get; set; } = new(520, 240);

    #region face
    private const float PointsPerSecond = 160;

    private static void Face(CCNode node, CCPoint target)
    {
        CCPoint way = target - node.Position;
        node.Rotation = -CCMacros.CCRadiansToDegrees(MathF.Atan2(way.Y, way.X));
    }

    public override void Update(float dt)
    {
        base.Update(dt);
        CCPoint way = Goal - _shark.Position;
        float step = PointsPerSecond * dt;
        if (way.Length <= step)
        {
            return; // arrived
        }

        Face(_shark, Goal);
        _shark.Position += CCPoint.Normalize(way) * step;
    }
    #endregion
}
