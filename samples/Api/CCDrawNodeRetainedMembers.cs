using Cocos2D;

namespace CocosDocs.Api;

public class CCDrawNodeRetainedMembersExample : CCLayer
{
    private readonly CCDrawNodeRetained _map = new();
    private CCShapeHandle _player;
    private CCNode _coco;

    #region mini-map
    public void ShowOnMap(CCNode coco)
    {
        _coco = coco;
        _map.AddRect(new CCRect(0, 0, 160, 90), new CCColor4F(0, 0.3f, 0.4f, 1));
        _player = _map.AddDot(CCPoint.Zero, 3, CCColor4F.Yellow);
    }
    #endregion

    #region move-dot
    public override void Update(float dt)
    {
        const float mapScale = 0.05f;
        _map.SetShapePosition(_player, _coco.Position * mapScale);
    }
    #endregion
}
