using System;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCPointMembersExample
{
    #region distance
    public static CCNode Nearest(CCNode coco, CCNode first, CCNode second)
    {
        float toFirst = CCPoint.Distance(coco.Position, first.Position);
        float toSecond = CCPoint.Distance(coco.Position, second.Position);
        return toFirst <= toSecond ? first : second;
    }
    #endregion

    #region is-near
    public static bool CanOpen(CCNode coco, CCNode chest)
    {
        return coco.Position.IsNear(chest.Position, 60);
    }
    #endregion

    #region length
    public static CCPoint LimitSpeed(CCPoint velocity, float fastest)
    {
        float speed = velocity.Length;
        return speed > fastest ? velocity * (fastest / speed) : velocity;
    }
    #endregion

    #region normalize
    public static void Chase(CCNode crab, CCNode coco, float dt)
    {
        CCPoint way = coco.Position - crab.Position;
        if (way != CCPoint.Zero)
        {
            crab.Position += CCPoint.Normalize(way) * (70 * dt);
        }
    }
    #endregion

    #region for-angle
    public static CCPoint LaunchVelocity(float degrees, float speed)
    {
        return CCPoint.ForAngle(CCMathHelper.ToRadians(degrees)) * speed;
    }
    #endregion

    #region angle
    public static void FaceVelocity(CCNode arrow, CCPoint velocity)
    {
        arrow.Rotation = -CCMathHelper.ToDegrees(velocity.Angle);
    }
    #endregion

    #region lerp
    public static void Follow(CCNode camera, CCPoint target, float dt)
    {
        float share = 1 - (float) Math.Exp(-5 * dt);
        camera.Position = CCPoint.Lerp(camera.Position, target, share);
    }
    #endregion

    #region clamp
    public static void KeepInside(CCNode raft, CCRect pool)
    {
        raft.Position = CCPoint.Clamp(raft.Position, pool.Origin, pool.UpperRight);
    }
    #endregion

    #region rotate-by-angle
    public static void Orbit(CCNode moon, CCNode planet, float dt)
    {
        moon.Position = CCPoint.RotateByAngle(moon.Position, planet.Position, 0.8f * dt);
    }
    #endregion

    #region zero
    public static void Stop(CCNode crab, ref CCPoint velocity)
    {
        velocity = CCPoint.Zero;
        crab.StopAllActions();
    }
    #endregion

    #region x
    public static CCPoint SnapToTile(CCPoint finger)
    {
        const float tile = 32;
        float x = MathF.Floor(finger.X / tile) * tile + tile / 2;
        float y = MathF.Floor(finger.Y / tile) * tile + tile / 2;
        return new CCPoint(x, y);
    }
    #endregion

    #region y
    public static void Fall(CCNode coconut, ref CCPoint velocity, float dt)
    {
        velocity.Y -= 600 * dt;
        coconut.Position += velocity * dt;
    }
    #endregion

    #region plant-row
    public static void PlantRow(CCNode beach, int palms)
    {
        for (int i = 0; i < palms; i++)
        {
            beach.AddChild(new CCSprite("palm") { Position = new CCPoint(80 + 120 * i, 40) });
        }
    }
    #endregion
}
