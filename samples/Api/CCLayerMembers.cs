using Cocos2D;
using CocosDenshion;

namespace CocosDocs.Api;

public static class CCLayerMembersExample
{
    #region clipping
    public static CCLayer AddMiniMap(CCScene scene, CCNode map)
    {
        var window = new CCLayer
        {
            ContentSize = new CCSize(160, 90),
            Position = new CCPoint(460, 250),
            ChildClippingMode = CCClipMode.Bounds
        };
        window.AddChild(map);
        scene.AddChild(window, 50);
        return window;
    }
    #endregion

    public class TiltLayer : CCLayer
    {
        private readonly CCSprite _ball = new CCSprite("coconut");

        #region accelerometer-enabled
        public override void OnEnter()
        {
            AccelerometerEnabled = true;
            base.OnEnter();
        }

        public override void OnExit()
        {
            AccelerometerEnabled = false;
            base.OnExit();
        }
        #endregion

        #region did-accelerate
        public override void DidAccelerate(CCAcceleration acceleration)
        {
            _ball.PositionX += 8 * (float) acceleration.X;
        }
        #endregion
    }

    public class Sea : CCLayer
    {
        private readonly CCSprite _cloud = new CCSprite("cloud");

        #region on-enter
        public override void OnEnter()
        {
            base.OnEnter();
            CCSimpleAudioEngine.SharedEngine.PlayBackgroundMusic("music/sea", true);
        }
        #endregion

        #region on-exit
        public override void OnExit()
        {
            CCSimpleAudioEngine.SharedEngine.StopBackgroundMusic();
            base.OnExit();
        }
        #endregion

        #region content-size
        public override void Update(float dt)
        {
            float half = _cloud.ContentSize.Width / 2;
            _cloud.PositionX += 20 * dt;
            if (_cloud.PositionX > ContentSize.Width + half)
            {
                _cloud.PositionX = -half;
            }
        }
        #endregion
    }
}
