using Cocos2D;

namespace CocosDocs.Api;

public class CCParallaxNodeMembersExample : CCLayer
{
    private readonly CCParallaxNode _background = new();
    private CCNode _player;

    #region follow-player
    public void AddBackground(CCNode sky, CCNode hills, CCNode player)
    {
        _player = player;
        _background.AddChild(sky, 0, CCPoint.Zero, CCPoint.Zero);
        _background.AddChild(hills, 1, new CCPoint(0.3f, 0), CCPoint.Zero);
        AddChild(_background, -1);
    }

    public override void Update(float dt) => _background.PositionX = -_player.PositionX;
    #endregion
}
