using System.Collections.Generic;
using Cocos2D;
using CocosDenshion;
using Microsoft.Xna.Framework;

namespace CocosDocs.Releases;

public class CameraLayer : CCLayer
{
    #region camera
    private readonly CCNode _world = new CCNode();
    private CCCamera2D _camera;

    private void SetUpCamera(CCNode coco)
    {
        CCSize view = CCDirector.SharedDirector.WinSize;
        _camera = new CCCamera2D(view.Width, view.Height);
        _camera.Follow(coco); // a direct child of _world
    }

    public override void Update(float dt)
    {
        base.Update(dt);
        _camera.Update(dt);
        _camera.ApplyTo(_world);
    }

    private void OnHit()
    {
        _camera.Shake(8f, 0.3f); // points, seconds
    }
    #endregion

    public void Start(CCNode coco)
    {
        AddChild(_world);
        _world.AddChild(coco);
        SetUpCamera(coco);
        OnHit();
    }
}

#region bullet
public class Bullet : CCSprite, ICCPoolable
{
    public Bullet()
        : base("bullet")
    {
    }

    public void OnActivate()
    {
        Opacity = 255;
    }

    public void OnReset()
    {
        StopAllActions();
    }
}
#endregion

public class Release258 : CCLayer
{
    public static void Shoot(CCNode world)
    {
        #region pool
        var bullets = new CCObjectPool<Bullet>(parent: world, initialSize: 20);
        Bullet bullet = bullets.Get();
        bullets.Return(bullet);
        #endregion
    }

    public static void Collect(CCNode coco, List<CCNode> coins)
    {
        #region collisions
        CCCollision.CheckCollisions(coco, coins, 0.8f, (player, coin) =>
        {
            coins.Remove(coin);
            coin.RemoveFromParent();
        });
        #endregion
    }

    public void Sparkle(CCNode coco)
    {
        #region particles
        var sparks = new CCParticleEmitterLight(64)
        {
            BlendFunc = CCBlendFunc.NonPremultiplied,
        };
        AddChild(sparks);
        sparks.Emit(coco.Position, 20, 120f, MathHelper.TwoPi, 0f, CCColor4F.Orange, life: 0.6f, size: 3f);
        #endregion
    }

    public static void PlaySounds(float dt)
    {
        #region sound
        CCSimpleAudioEngine audio = CCSimpleAudioEngine.SharedEngine;
        audio.PlayEffect("sounds/step", 0.5f, 0.1f); // half volume, at most every 0.1 seconds
        audio.FadeBackgroundMusic(0.2f, 1.5f);       // to a volume of 0.2 in 1.5 seconds

        audio.Update(dt); // once a frame, in your Update
        #endregion
    }
}

public class ShootingLayer : CCLayer
{
    private readonly bool _firePressed = true;

    #region cooldown
    private CCCooldownTimer _shot = new CCCooldownTimer(0.25f);

    public override void Update(float dt)
    {
        base.Update(dt);
        _shot.Update(dt);
        if (_firePressed && _shot.TryConsume())
        {
            Fire();
        }
    }
    #endregion

    private static void Fire()
    {
    }
}
