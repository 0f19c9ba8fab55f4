using Cocos2D;
using Microsoft.Xna.Framework.Input;

namespace MyFirstGame;

public class IntroLayer : CCLayerColor
{
    #region fields
    private const float Speed = 400;

    private readonly CCNode _ball;
    #endregion

    #region layer
    public IntroLayer()
    {
        Color = new CCColor3B(18, 78, 102);
        Opacity = 255;

        CCPoint center = CCDirector.SharedDirector.WinSize.Center;

        AddChild(new CCLabelTTF("Hello, world!", "MarkerFelt", 64)
        {
            Position = center + new CCPoint(0, 140),
        });

        _ball = CreateBall();
        _ball.Position = center;
        AddChild(_ball);

        TouchMode = CCTouchMode.OneByOne;
        TouchEnabled = true;

        ScheduleUpdate();
    }
    #endregion

    #region scene
    public static CCScene Scene
    {
        get
        {
            var scene = new CCScene();
            scene.AddChild(new IntroLayer());
            return scene;
        }
    }
    #endregion

    #region update
    public override void Update(float dt)
    {
        KeyboardState keys = Keyboard.GetState();
        float direction = 0;

        if (keys.IsKeyDown(Keys.Left))
        {
            direction -= 1;
        }

        if (keys.IsKeyDown(Keys.Right))
        {
            direction += 1;
        }

        _ball.PositionX += direction * Speed * dt;
    }
    #endregion

    #region touch
    public override bool TouchBegan(CCTouch touch)
    {
        _ball.StopAllActions();
        _ball.RunAction(new CCEaseSineOut(new CCMoveTo(0.5f, touch.Location)));
        return true;
    }
    #endregion

    #region ball
    private static CCNode CreateBall()
    {
        var ball = new CCDrawNode();
        ball.DrawCircle(CCPoint.Zero, 40, new CCColor4B(255, 196, 0, 255));
        return ball;
    }
    #endregion
}
