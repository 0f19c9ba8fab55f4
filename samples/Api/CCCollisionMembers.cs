using System.Collections.Generic;
using Cocos2D;

namespace CocosDocs.Api;

public class CCCollisionMembersExample : CCLayer
{
    private readonly CCSprite _coco = new("coco");
    private readonly CCSprite _shark = new("shark");
    private readonly List<CCSprite> _coins = [];
    private readonly List<CCNode> _shots = [];

    #region caught
    public override void Update(float dt)
    {
        if (CCCollision.Overlaps(_coco, _shark, 0.8f))
        {
            UnscheduleUpdate();
            _coco.RunAction(new CCBlink(1, 5));
        }
    }
    #endregion

    #region collect-coins
    public void CollectCoins()
    {
        CCCollision.CheckCollisions(_coco, _coins, 0.9f, (_, coin) =>
        {
            _coins.Remove(coin);
            coin.RemoveFromParent();
        });
    }
    #endregion

    #region shots
    public static void HitEnemies(List<CCNode> shots, List<CCNode> enemies)
    {
        CCCollision.CheckGroupCollisions(shots, enemies, 0.8f, (shot, enemy) =>
        {
            shot.Visible = false;
            enemy.RunAction(new CCTintTo(0.2f, 255, 0, 0));
        });
    }
    #endregion

    #region categories
    private const uint Player = 1;
    private const uint EnemyShot = 2;

    public void AddEnemyShot(CCNode shot)
    {
        shot.CollisionCategory = EnemyShot;
        shot.CollisionCategoryMask = Player;
        _shots.Add(shot);
    }

    public void BlockShots() =>
        CCCollision.CheckCollisionsFiltered(_coco, _shots, 0.8f, (_, shot) => shot.Visible = false);
    #endregion

    #region tap
    public override bool TouchBegan(CCTouch touch)
    {
        CCPoint point = _shark.Parent.ConvertToNodeSpace(touch.Location);
        return CCCollision.ContainsPoint(_shark, point, 0.8f);
    }
    #endregion
}
