using System;
using Cocos2D;

namespace CocosDocs.Recipes;

#region scroll-bar
public class ScrollBar : CCLayerColor
{
    private const float Thickness = 6;
    private const float ShortestLength = 24;
    private const float ShownSeconds = 0.6f; // after the content has stopped
    private const float FadeSeconds = 0.3f;
    private const byte FullOpacity = 180;
    private readonly CCScrollView _view;
    private float _offset;
    private float _restingSeconds;

    public ScrollBar(CCScrollView view) : base(new CCColor4B(255, 255, 255, 0), Thickness, ShortestLength)
    {
        _view = view;
        ScheduleUpdate();
    }

    public override void Update(float dt)
    {
        base.Update(dt);
        float height = _view.ViewSize.Height;
        float hidden = -_view.MinContainerOffset.Y; // how much of the content doesn't fit into the view
        Visible = hidden > 0;
        if (hidden <= 0)
        {
            return;
        }

        float offset = _view.GetContentOffset().Y; // from -hidden at the top to 0 at the bottom
        float length = Math.Max(ShortestLength, height * height / (height + hidden));
        float fromBottom = Math.Clamp(-offset / hidden, 0, 1) * (height - length);
        ChangeHeight(length);
        Position = _view.Position + new CCPoint(_view.ViewSize.Width - Thickness, fromBottom);

        bool isResting = offset == _offset && !_view.IsDragging;
        _restingSeconds = isResting ? _restingSeconds + dt : 0;
        _offset = offset;
        float left = ShownSeconds + FadeSeconds - _restingSeconds; // until the bar has faded out
        Opacity = (byte)(FullOpacity * Math.Clamp(left / FadeSeconds, 0, 1));
    }
}
#endregion
