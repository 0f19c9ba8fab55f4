using System;
using System.Collections.Generic;
using Cocos2D;

namespace CocosDocs.Recipes;

#region overlap
public class BeachLayer : CCLayer
{
    private const float Shrink = 0.8f;

    private readonly CCSprite _coco = new("coco");
    private readonly CCSprite _shark = new("shark");

    public BeachLayer()
    {
        _coco.Position = new CCPoint(200, 240);
        _shark.Position = new CCPoint(600, 240);
        AddChild(_coco);
        AddChild(_shark);
        ScheduleUpdate();
    }

    public override void Update(float dt)
    {
        base.Update(dt);
        _shark.PositionX -= 120 * dt;
        if (CCCollision.Overlaps(_coco, _shark, Shrink))
        {
            UnscheduleUpdate();
            _coco.RunAction(new CCBlink(1, 5));
        }
    }
}
#endregion

public class CoinsLayer : CCLayer
{
    private readonly CCSprite _coco = new("coco");

    #region collect
    private readonly List<CCSprite> _coins = [];
    private int _collected;

    private void CollectCoins()
    {
        CCCollision.CheckCollisions(_coco, _coins, 0.8f, (_, coin) =>
        {
            _coins.Remove(coin);
            coin.RemoveFromParent();
            _collected++;
        });
    }
    #endregion

    public override void Update(float dt)
    {
        base.Update(dt);
        CollectCoins();
        if (_collected > 9)
        {
            UnscheduleUpdate();
        }
    }
}

public class BattleLayer : CCLayer
{
    #region groups
    private readonly List<CCSprite> _shots = [];
    private readonly List<CCSprite> _enemies = [];

    private void HitEnemies()
    {
        CCCollision.CheckGroupCollisions(_shots, _enemies, 0.8f, (shot, enemy) =>
        {
            if (!shot.Visible)
            {
                return; // It has already hit another enemy in this call.
            }

            shot.Visible = false;
            enemy.Visible = false;
        });
        RemoveHidden(_shots);
        RemoveHidden(_enemies);
    }

    private static void RemoveHidden(List<CCSprite> sprites)
    {
        foreach (CCSprite sprite in sprites)
        {
            if (!sprite.Visible)
            {
                sprite.RemoveFromParent();
            }
        }

        sprites.RemoveAll(sprite => !sprite.Visible);
    }
    #endregion

    public override void Update(float dt)
    {
        base.Update(dt);
        HitEnemies();
    }
}

public class FilterLayer : CCLayer
{
    private readonly CCSprite _coco = new("coco");

    #region categories
    [Flags]
    private enum Kinds : uint
    {
        Player = 1,
        Enemy = 2,
        PlayerShot = 4,
        EnemyShot = 8,
    }

    private readonly List<CCSprite> _dangers = [];

    private static void SetKind(CCNode node, Kinds kind, Kinds collidesWith)
    {
        node.CollisionCategory = (uint)kind;
        node.CollisionCategoryMask = (uint)collidesWith;
    }

    private void SetUp(CCSprite enemy, CCSprite shot)
    {
        SetKind(_coco, Kinds.Player, Kinds.Enemy | Kinds.EnemyShot);
        SetKind(enemy, Kinds.Enemy, Kinds.Player | Kinds.PlayerShot);
        SetKind(shot, Kinds.EnemyShot, Kinds.Player);
    }

    private void CheckDangers() =>
        CCCollision.CheckCollisionsFiltered(_coco, _dangers, 0.8f, (_, danger) => danger.Visible = false);
    #endregion

    public void Begin(CCSprite enemy, CCSprite shot)
    {
        SetUp(enemy, shot);
        _dangers.Add(enemy);
        _dangers.Add(shot);
        CheckDangers();
    }
}

public static class CircleRecipes
{
    #region circles
    public static bool TouchEachOther(CCNode a, float radiusA, CCNode b, float radiusB) =>
        CCPoint.IsNear(a.Position, b.Position, radiusA + radiusB);

    public static bool TouchesBox(CCPoint center, float radius, CCRect box)
    {
        CCPoint nearest = new(
            Math.Clamp(center.X, box.MinX, box.MaxX),
            Math.Clamp(center.Y, box.MinY, box.MaxY));
        return CCPoint.IsNear(center, nearest, radius);
    }
    #endregion

    #region other-parents
    public static bool OverlapInWorld(CCNode a, CCNode b) =>
        CCCollision.Overlaps(a.BoundingBoxTransformedToWorld, b.BoundingBoxTransformedToWorld);
    #endregion
}

public class TapLayer : CCLayer
{
    private readonly CCSprite _chest = new("chest");

    public TapLayer()
    {
        AddChild(_chest);
        TouchMode = CCTouchMode.OneByOne;
        TouchEnabled = true;
    }

    #region tap
    public override bool TouchBegan(CCTouch touch)
    {
        CCPoint point = _chest.Parent.ConvertToNodeSpace(touch.Location);
        if (!CCCollision.ContainsPoint(_chest, point))
        {
            return false;
        }

        _chest.RunAction(new CCJumpBy(0.3f, CCPoint.Zero, 20, 1));
        return true;
    }
    #endregion
}

#region walls
/// <summary>Walls that stop a box. It can't pass through them, however fast it is.</summary>
public class Walls(IReadOnlyList<CCRect> walls)
{
    /// <summary>Absorbs rounding, so that a box beside a wall isn't taken for one inside it.</summary>
    private const float Tolerance = 0.01f;

    /// <summary>Returns the part of a step that the box can take: first sideways, then up or down.</summary>
    public CCPoint Limit(CCRect box, CCPoint step)
    {
        foreach (CCRect wall in walls)
        {
            if (Overlap(box.MinY, box.MaxY, wall.MinY, wall.MaxY))
            {
                step.X = Limit(step.X, box.MinX, box.MaxX, wall.MinX, wall.MaxX);
            }
        }

        box.Origin.X += step.X;
        foreach (CCRect wall in walls)
        {
            if (Overlap(box.MinX, box.MaxX, wall.MinX, wall.MaxX))
            {
                step.Y = Limit(step.Y, box.MinY, box.MaxY, wall.MinY, wall.MaxY);
            }
        }

        return step;
    }

    private static bool Overlap(float min, float max, float wallMin, float wallMax) =>
        max > wallMin + Tolerance && min < wallMax - Tolerance;

    private static float Limit(float step, float min, float max, float wallMin, float wallMax)
    {
        if (step > 0)
        {
            return max <= wallMin + Tolerance ? Math.Min(step, wallMin - max) : step;
        }

        return min >= wallMax - Tolerance ? Math.Max(step, wallMax - min) : step;
    }
}
#endregion

public class WalkingLayer : CCLayer
{
    #region walk
    private const float Gravity = -1500;

    private readonly CCSprite _coco = new("coco");
    private readonly Walls _walls = new([new CCRect(0, 0, 800, 48), new CCRect(400, 48, 48, 96)]);
    private CCPoint _velocity = new(200, 0);
    private bool _isOnGround;

    public override void Update(float dt)
    {
        base.Update(dt);
        _velocity.Y += Gravity * dt;
        CCPoint step = _velocity * dt;
        CCPoint taken = _walls.Limit(_coco.BoundingBox, step);
        _coco.Position += taken;
        _isOnGround = step.Y < 0 && taken.Y > step.Y;
        if (taken.Y != step.Y)
        {
            _velocity.Y = 0; // On the ground, or against a ceiling.
        }
    }
    #endregion

    public bool CanJump => _isOnGround;
}
