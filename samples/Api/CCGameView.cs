using Cocos2D;
using Microsoft.Xna.Framework;

namespace CocosDocs.Api;

public abstract class CCGameViewExample : Game
{
    private readonly GraphicsDeviceManager _graphics;

    protected CCGameViewExample() => _graphics = new GraphicsDeviceManager(this);

    #region example
    private CCGameView _view;

    protected override void Initialize()
    {
        base.Initialize();
        _view = new CCGameView(this, _graphics)
        {
            DesignResolution = new CCSize(640, 360),
            ResolutionPolicy = CCViewResolutionPolicy.FixedHeight,
        };
        _view.ViewCreated += (_, _) => _view.RunWithScene(CreateScene());
        _view.StartGame();
    }

    protected override void Update(GameTime gameTime) => _view.UpdateView(gameTime);

    protected override void Draw(GameTime gameTime) => _view.DrawView(gameTime);
    #endregion

    protected abstract CCScene CreateScene();
}
