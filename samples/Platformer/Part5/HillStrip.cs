using Cocos2D;

namespace Platformer;

/// <summary>A picture that repeats sideways and passes more slowly than the level does.</summary>
public class HillStrip : CCNode
{
    private readonly float _pace;
    private readonly float _width;

    public HillStrip(string picture, float pace)
    {
        _pace = pace;

        // The strip is wider than the screen, so two copies always cover it.
        for (int copy = 0; copy < 2; copy++)
        {
            CCSprite sprite = Pictures.CreateSprite(picture);
            _width = sprite.ContentSize.Width;
            sprite.AnchorPoint = CCPoint.Zero;
            sprite.PositionX = copy * _width;
            AddChild(sprite);
        }
    }

    public void ScrollTo(float x)
    {
        // Only the remainder matters, because after one width the picture looks the same again.
        PositionX = -(x * _pace % _width);
    }
}
