using System.Collections.Generic;
using Cocos2D;
using CocosDenshion;
using Microsoft.Xna.Framework.Input;

namespace CocosDocs.GettingStarted;

public class RaftLayer : CCLayerColor
{
    private readonly CCNode _raft = new CCNode();
    private KeyboardState _previousKeys;

    public RaftLayer()
        : base(new CCColor4B(116, 200, 214, 255))
    {
        #region draw
        var wood = new CCColor4B(138, 94, 58, 255);
        var planks = new CCDrawNode();
        planks.DrawRect(new CCRect(-110, -16, 220, 32), wood);
        planks.DrawRect(new CCRect(-5, 16, 10, 150), wood);
        planks.DrawRect(new CCRect(12, 50, 80, 100), new CCColor4B(255, 244, 222, 255));

        _raft.AddChild(planks);
        _raft.Position = new CCPoint(CCDirector.SharedDirector.WinSize.Width / 2, 240);
        AddChild(_raft);
        #endregion

        #region move
        var rise = new CCEaseSineInOut(new CCMoveBy(1.2f, new CCPoint(0, 14)));
        planks.RunAction(new CCRepeatForever(new CCSequence(rise, rise.Reverse())));

        var tilt = new CCEaseSineInOut(new CCRotateTo(1.6f, 4));
        var tiltBack = new CCEaseSineInOut(new CCRotateTo(1.6f, -4));
        planks.RunAction(new CCRepeatForever(new CCSequence(tilt, tiltBack)));
        #endregion

        ScheduleUpdate();
        TouchEnabled = true;
    }

    #region keys
    public override void Update(float dt)
    {
        var keys = Keyboard.GetState();

        if (keys.IsKeyDown(Keys.Left))
        {
            _raft.PositionX -= 300 * dt;
        }

        if (keys.IsKeyDown(Keys.Right))
        {
            _raft.PositionX += 300 * dt;
        }

        if (keys.IsKeyDown(Keys.Space) && _previousKeys.IsKeyUp(Keys.Space))
        {
            Splash();
        }

        _previousKeys = keys;
    }
    #endregion

    #region touch
    public override void TouchesBegan(List<CCTouch> touches)
    {
        var target = new CCPoint(touches[0].Location.X, _raft.PositionY);
        _raft.StopAllActions();
        _raft.RunAction(new CCEaseSineInOut(new CCMoveTo(1, target)));
    }
    #endregion

    #region preload
    public override void OnEnter()
    {
        base.OnEnter();
        CCSimpleAudioEngine.SharedEngine.PreloadEffect("sounds/splash");
    }
    #endregion

    #region splash
    private void Splash()
    {
        CCSimpleAudioEngine.SharedEngine.PlayEffect("sounds/splash");

        var drops = new CCParticleExplosion { Position = _raft.Position };
        drops.AutoRemoveOnFinish = true;
        AddChild(drops);
    }
    #endregion

    #region leave
    private static void GoAshore()
    {
        var scene = new CCScene();
        scene.AddChild(new IntroLayer());
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionFade(0.6f, scene));
    }
    #endregion

    private void AddMenu()
    {
        #region menu
        var goAshore = new CCMenuItemLabel(
            new CCLabelTTF("Go ashore", "MarkerFelt", 64), item => GoAshore());
        AddChild(new CCMenu(goAshore));
        #endregion
    }
}
