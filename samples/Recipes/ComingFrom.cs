using Cocos2D;
using Microsoft.Xna.Framework;
using Microsoft.Xna.Framework.Graphics;
using Microsoft.Xna.Framework.Input;

namespace CocosDocs.Recipes;

// The first half of a comparison: MonoGame without the engine.
public class SharkGame : Game
{
    public SharkGame()
    {
        _ = new GraphicsDeviceManager(this);
        Content.RootDirectory = "Content";
    }

    #region monogame
    private SpriteBatch _batch;
    private Texture2D _shark;
    private Vector2 _position = new(100, 200);

    protected override void LoadContent()
    {
        _batch = new SpriteBatch(GraphicsDevice);
        _shark = Content.Load<Texture2D>("shark");
    }

    protected override void Update(GameTime gameTime)
    {
        float dt = (float)gameTime.ElapsedGameTime.TotalSeconds;

        if (Keyboard.GetState().IsKeyDown(Keys.Right))
        {
            _position.X += 200 * dt;
        }

        base.Update(gameTime);
    }

    protected override void Draw(GameTime gameTime)
    {
        GraphicsDevice.Clear(Color.CornflowerBlue);

        _batch.Begin();
        _batch.Draw(_shark, _position, Color.White);
        _batch.End();

        base.Draw(gameTime);
    }
    #endregion
}

#region layer
public class SharkLayer : CCLayerColor
{
    private readonly CCSprite _shark = new("shark") { Position = new CCPoint(100, 200) };

    public SharkLayer()
        : base(new CCColor4B(100, 149, 237, 255))
    {
        AddChild(_shark);
        ScheduleUpdate();
    }

    public override void Update(float dt)
    {
        base.Update(dt);

        if (Keyboard.GetState().IsKeyDown(Keys.Right))
        {
            _shark.PositionX += 200 * dt;
        }
    }
}
#endregion

#region sprite-batch
public class HeartsNode : CCNode
{
    private readonly CCTexture2D _heart = CCTextureCache.SharedTextureCache.AddImage("heart");
    private readonly BasicEffect _effect = new(CCDrawManager.GraphicsDevice)
    {
        TextureEnabled = true,
        VertexColorEnabled = true,
    };

    public HeartsNode()
        : base(new CCSize(224, 72))
    {
    }

    public int Count { get; set; } = 3;

    public override void Draw()
    {
        // From the batch's coordinates (upper left corner, y down) to the node's, and on to the screen.
        _effect.World = Matrix.CreateScale(1, -1, 1)
            * Matrix.CreateTranslation(0, ContentSize.Height, 0)
            * CCDrawManager.WorldMatrix;
        _effect.View = CCDrawManager.ViewMatrix;
        _effect.Projection = CCDrawManager.ProjectionMatrix;

        GraphicsDevice device = CCDrawManager.GraphicsDevice;
        SpriteBatch batch = CCDrawManager.spriteBatch;
        Color tint = DisplayedColor;

        batch.Begin(
            SpriteSortMode.Deferred,
            BlendState.AlphaBlend,
            SamplerState.LinearClamp,
            device.DepthStencilState,
            device.RasterizerState,
            _effect);

        for (int i = 0; i < Count; i++)
        {
            batch.Draw(_heart.XNATexture, new Vector2(76 * i, 0), tint * (DisplayedOpacity / 255f));
        }

        batch.End();
    }
}
#endregion

// A separate MonoGame game that has the engine as a component and draws its text last.
public class CaptionGame : Game
{
    private SpriteBatch _batch;
    private SpriteFont _font;

    protected override void LoadContent()
    {
        _batch = new SpriteBatch(GraphicsDevice);
        _font = Content.Load<SpriteFont>("fonts/MarkerFelt-22");
        base.LoadContent();
    }

    #region after-base
    protected override void Draw(GameTime gameTime)
    {
        base.Draw(gameTime); // the engine clears the screen and draws its scene

        _batch.Begin();
        _batch.DrawString(_font, "Drawn by the game", new Vector2(20, 20), Color.White);
        _batch.End();
    }
    #endregion
}
