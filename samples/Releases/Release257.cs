using Cocos2D;
using Microsoft.Xna.Framework;

namespace CocosDocs.Releases;

#region view
public class ToolGame : Game
{
    private readonly GraphicsDeviceManager _graphics;
    private CCGameView _view;

    public ToolGame()
    {
        _graphics = new GraphicsDeviceManager(this);
    }

    protected override void Initialize()
    {
        base.Initialize();
        _view = new CCGameView(this, _graphics)
        {
            DesignResolution = new CCSize(1280, 720),
            ResolutionPolicy = CCViewResolutionPolicy.ShowAll,
        };
        _view.ViewCreated += (sender, e) => _view.RunWithScene(new PreviewScene());
        _view.StartGame();
    }

    protected override void Update(GameTime gameTime)
    {
        base.Update(gameTime);
        _view.UpdateView(gameTime);
    }

    protected override void Draw(GameTime gameTime)
    {
        base.Draw(gameTime);
        _view.DrawView(gameTime);
    }
}
#endregion

public class PreviewScene : CCScene
{
}
