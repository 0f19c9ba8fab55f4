using Cocos2D;
using Microsoft.Xna.Framework;
using Microsoft.Xna.Framework.Graphics;

namespace CocosDocs.Api;

public class CCDrawManagerStateExample : CCScene
{
    private readonly CCNode[] _players;

    public CCDrawManagerStateExample(CCNode left, CCNode right) => _players = new[] { left, right };

    #region example
    private CCDrawManagerState _window;

    public override void Visit()
    {
        _window ??= CCDrawManager.SaveState();
        for (int i = 0; i < _halves.Length; i++)
        {
            _halves[i] ??= CreateHalf(i);
            float centered = CCDrawManager.DesignResolutionSize.Width / 2 - _players[i].PositionX;
            _halves[i].ViewMatrix = Matrix.CreateTranslation(centered, 0, 0) * _window.ViewMatrix;
            CCDrawManager.RestoreState(_halves[i]);
            base.Visit();
            CCDrawManager.RestoreState(_window);
        }
    }
    #endregion

    #region half
    private readonly CCDrawManagerState[] _halves = new CCDrawManagerState[2];

    private static CCDrawManagerState CreateHalf(int index)
    {
        CCDrawManagerState half = CCDrawManager.SaveState();
        Viewport whole = half.Viewport;
        int width = whole.Width / 2;
        half.Viewport = new Viewport(whole.X + index * width, whole.Y, width, whole.Height);
        half.ProjectionMatrix *= Matrix.CreateScale(2, 1, 1);
        return half;
    }
    #endregion
}
