using System;
using System.Collections.Generic;
using Cocos2D;
using Microsoft.Xna.Framework.Input;

namespace CocosDocs.Api;

public static class CCNodeMembersExample
{
    private const int CrabTag = 1;
    private const int BlinkTag = 2;

    public static void AddChild(CCScene scene)
    {
        #region add-child
        var world = new CCNode();
        scene.AddChild(world);

        var crab = new CCSprite("crab") { Position = new CCPoint(320, 80) };
        world.AddChild(crab, zOrder: 10, tag: CrabTag);
        crab.AddChild(new CCSprite("coconut") { Position = new CCPoint(32, 60) }, zOrder: -1);
        #endregion
    }

    #region remove-from-parent
    public static void PickUp(CCSprite coconut, CCNode crab)
    {
        CCPoint place = coconut.Parent.ConvertToWorldSpace(coconut.Position);

        coconut.RemoveFromParent(cleanup: false);
        crab.AddChild(coconut);
        coconut.Position = crab.ConvertToNodeSpace(place);
    }
    #endregion

    #region remove-child
    public static void RemovePassed(CCNode waves)
    {
        for (int i = waves.ChildrenCount - 1; i >= 0; i--)
        {
            CCNode wave = waves.Children[i];
            if (wave.PositionX < -100)
            {
                waves.RemoveChild(wave);
            }
        }
    }
    #endregion

    #region remove-all-children
    public static void ShowLives(CCNode bar, int lives)
    {
        bar.RemoveAllChildren();
        for (int i = 0; i < lives; i++)
        {
            bar.AddChild(new CCSprite("heart") { PositionX = i * 40 });
        }
    }
    #endregion

    #region get-child-by-tag
    public static void Wake(CCNode beach)
    {
        if (beach.GetChildByTag(CrabTag) is CCSprite crab)
        {
            crab.RunAction(new CCJumpBy(0.6f, CCPoint.Zero, 30, 2));
        }
    }
    #endregion

    #region children
    public static void StopCrabs(CCNode beach)
    {
        for (int i = 0; i < beach.ChildrenCount; i++)
        {
            CCNode child = beach.Children[i];
            if (child.Tag == CrabTag)
            {
                child.StopAllActions();
            }
        }
    }
    #endregion

    #region parent
    public static void DropShell(CCNode crab)
    {
        var shell = new CCSprite("shell") { Position = crab.Position };
        crab.Parent?.AddChild(shell, crab.ZOrder - 1);
    }
    #endregion

    #region user-data
    public static void AddCoin(CCNode level, int value)
    {
        level.AddChild(new CCSprite("coin") { UserData = value });
    }

    public static int ValueOf(CCNode coin)
    {
        return coin.UserData is int value ? value : 0;
    }
    #endregion

    #region run-action
    public static void Collect(CCSprite coin, CCPoint purse)
    {
        coin.RunAction(new CCSequence(
            new CCSpawn(new CCMoveTo(0.4f, purse), new CCScaleTo(0.4f, 0.3f)),
            new CCRemoveSelf()));
    }
    #endregion

    #region run-actions
    public static void Knock(CCNode door, Action opened)
    {
        door.RunActions(
            new CCRotateBy(0.1f, 6),
            new CCRotateBy(0.1f, -6),
            new CCDelayTime(0.5f),
            new CCCallFunc(opened));
    }
    #endregion

    #region repeat
    public static void Nod(CCNode crab)
    {
        var nod = new CCFiniteTimeAction[]
        {
            new CCMoveBy(0.2f, new CCPoint(0, 10)),
            new CCMoveBy(0.2f, new CCPoint(0, -10))
        };
        crab.Repeat(nod, 2);
    }
    #endregion

    #region repeat-forever
    public static void Float(CCNode raft)
    {
        raft.RepeatForever(
            new CCMoveBy(1, new CCPoint(0, 8)),
            new CCMoveBy(1, new CCPoint(0, -8)));
    }
    #endregion

    #region stop-action-tag
    public static void Hurt(CCSprite crab)
    {
        crab.StopAction(BlinkTag);
        crab.Visible = true;
        crab.RunAction(new CCBlink(1, 6) { Tag = BlinkTag });
    }
    #endregion

    #region stop-all-actions
    public static void Freeze(CCSprite fish)
    {
        fish.StopAllActions();
        fish.Color = new CCColor3B(120, 180, 255);
    }
    #endregion

    #region schedule-once
    public static void Protect(CCSprite coco)
    {
        coco.Opacity = 120;
        coco.ScheduleOnce(_ => coco.Opacity = 255, 2);
    }
    #endregion

    public static void Position(CCScene scene)
    {
        #region position
        CCSize screen = CCDirector.SharedDirector.WinSize;
        var crab = new CCSprite("crab") { Position = screen.Center };
        scene.AddChild(crab);

        crab.Position += new CCPoint(0, -60);
        #endregion
    }

    #region position-x
    public static void Wrap(CCNode cloud, float width)
    {
        if (cloud.PositionX > width)
        {
            cloud.PositionX -= width;
        }
    }
    #endregion

    #region anchor-point
    public static CCSprite PlantPalm(CCNode beach, float x, float ground)
    {
        var palm = new CCSprite("palm") { AnchorPoint = CCPoint.AnchorMiddleBottom };
        palm.Position = new CCPoint(x, ground);
        palm.RepeatForever(new CCRotateTo(1.5f, 4), new CCRotateTo(1.5f, -4));
        beach.AddChild(palm);
        return palm;
    }
    #endregion

    #region content-size
    public static CCNode MakePanel(CCSprite icon)
    {
        var panel = new CCNode { ContentSize = new CCSize(200, 80), AnchorPoint = CCPoint.AnchorMiddle };
        icon.Position = panel.ContentSize.Center;
        panel.AddChild(icon);
        return panel;
    }
    #endregion

    #region scale
    public static void FitWidth(CCNode title, float width)
    {
        if (title.ContentSize.Width > width)
        {
            title.Scale = width / title.ContentSize.Width;
        }
    }
    #endregion

    #region rotation
    public static void Aim(CCNode cannon, CCPoint target)
    {
        CCPoint direction = target - cannon.Position;
        cannon.Rotation = -CCMathHelper.ToDegrees(direction.Angle);
    }
    #endregion

    #region visible
    public static void ShowHint(CCSprite hint, bool wanted)
    {
        hint.Visible = wanted;
        if (wanted)
        {
            hint.RunAction(new CCFadeIn(0.2f));
        }
    }
    #endregion

    #region opacity
    public static void ShowDistance(CCSprite island, float distance)
    {
        float share = CCMathHelper.Clamp(1 - distance / 1000, 0, 1);
        island.Opacity = (byte) (255 * share);
    }
    #endregion

    #region cascade-opacity
    public static void FadeOutGroup(CCNode group)
    {
        group.CascadeOpacityEnabled = true;
        group.RunAction(new CCSequence(new CCFadeOut(0.5f), new CCRemoveSelf()));
    }
    #endregion

    #region color
    public static void Flash(CCSprite crab)
    {
        crab.Color = new CCColor3B(255, 90, 90);
        crab.RunAction(new CCTintTo(0.3f, 255, 255, 255));
    }
    #endregion

    #region z-order
    public static void SortByDepth(CCNode beach)
    {
        for (int i = 0; i < beach.ChildrenCount; i++)
        {
            CCNode child = beach.Children[i];
            child.ZOrder = 1000 - (int) child.PositionY;
        }
    }
    #endregion

    #region bring-to-front
    public static void PickCard(CCNode table, CCNode card)
    {
        table.ReorderChild(card, card.ZOrder);
        card.RunAction(new CCScaleTo(0.1f, 1.1f));
    }
    #endregion

    #region bounding-box
    public static bool IsPinched(CCNode coco, CCNode crab)
    {
        return coco.Parent == crab.Parent && coco.BoundingBox.IntersectsRect(crab.BoundingBox);
    }
    #endregion

    #region world-bounding-box
    public static bool IsOnScreen(CCNode node)
    {
        CCSize screen = CCDirector.SharedDirector.WinSize;
        return node.WorldBoundingBox.IntersectsRect(screen.AsRect);
    }
    #endregion

    #region convert-to-node-space
    public static void DropCoconut(CCNode world, CCTouch touch)
    {
        var coconut = new CCSprite("coconut");
        world.AddChild(coconut);
        coconut.Position = world.ConvertToNodeSpace(touch.Location);
    }
    #endregion

    #region convert-to-world-space
    public static void PointAt(CCNode hud, CCNode arrow, CCNode crab)
    {
        CCPoint place = crab.Parent.ConvertToWorldSpace(crab.Position);
        arrow.Position = hud.ConvertToNodeSpace(place);
    }
    #endregion

    #region pause
    public static void FreezeBranch(CCNode node)
    {
        node.Pause();
        for (int i = 0; i < node.ChildrenCount; i++)
        {
            FreezeBranch(node.Children[i]);
        }
    }
    #endregion

    public class Gull : CCNode
    {
        private readonly CCPoint _velocity = new CCPoint(80, 0);

        #region schedule-update
        public Gull()
        {
            AddChild(new CCSprite("gull"));
            ScheduleUpdate();
        }
        #endregion

        #region update
        public override void Update(float dt)
        {
            Position += _velocity * dt;
            if (PositionX > CCDirector.SharedDirector.WinSize.Width)
            {
                RemoveFromParent();
            }
        }
        #endregion
    }

    public class Countdown : CCNode
    {
        #region unschedule
        private int _seconds = 10;

        public void Start() => Schedule(Tick, 1);

        private void Tick(float dt)
        {
            _seconds--;
            if (_seconds == 0)
            {
                Unschedule(Tick);
            }
        }
        #endregion
    }

    public class Fish : CCNode
    {
        #region stop-action
        private CCAction _swim;

        public void SwimTo(CCPoint target)
        {
            StopAction(_swim);
            _swim = RunAction(new CCMoveTo(1.5f, target));
        }
        #endregion
    }

    public class Score
    {
        public event Action<int> Changed;

        public int Points { get; private set; }

        public void Add(int points)
        {
            Points += points;
            Changed?.Invoke(Points);
        }
    }

    public class ScoreDisplay : CCNode
    {
        private readonly Score _score;
        private readonly CCLabel _label;

        public ScoreDisplay(Score score, CCLabel label)
        {
            _score = score;
            _label = label;
            AddChild(label);
        }

        #region on-enter
        public override void OnEnter()
        {
            base.OnEnter();
            _score.Changed -= ShowPoints; // OnEnter can run twice without an OnExit
            _score.Changed += ShowPoints;
            ShowPoints(_score.Points);
        }
        #endregion

        #region on-exit
        public override void OnExit()
        {
            _score.Changed -= ShowPoints;
            base.OnExit();
        }
        #endregion

        private void ShowPoints(int points) => _label.Text = points.ToString();
    }

    public class BeachLayer : CCLayer
    {
        private readonly CCNode _crab = new CCSprite("crab");
        private IDisposable _connection;

        public BeachLayer() => AddChild(_crab);

        #region on-enter-transition-did-finish
        public override void OnEnterTransitionDidFinish()
        {
            base.OnEnterTransitionDidFinish();
            _crab.RunAction(new CCMoveBy(2, new CCPoint(300, 0)));
        }
        #endregion

        #region cleanup
        public override void Cleanup()
        {
            base.Cleanup();
            _connection?.Dispose();
            _connection = null;
        }
        #endregion

        public void Connect(IDisposable connection) => _connection = connection;
    }

    public class Title : CCSprite
    {
        public Title() : base("title")
        {
        }

        #region added-to-scene
        protected override void AddedToScene()
        {
            base.AddedToScene();
            Position = Parent.ContentSize.Center;
            RunAction(new CCFadeIn(0.5f));
        }
        #endregion
    }

    public class Ring : CCNode
    {
        #region draw
        public override void Draw()
        {
            CCPoint center = ContentSize.Center;
            CCDrawingPrimitives.Begin();
            CCDrawingPrimitives.DrawCircle(center, center.X, 0, 32, false, CCColor4B.White);
            CCDrawingPrimitives.End();
        }
        #endregion
    }

    public class Pearl : CCNode
    {
        #region touch-enabled
        public Pearl() : base(new CCSize(60, 60))
        {
            AnchorPoint = CCPoint.AnchorMiddle;
            TouchMode = CCTouchMode.OneByOne;
            TouchEnabled = true;
        }
        #endregion

        #region touch-began
        public override bool TouchBegan(CCTouch touch)
        {
            CCPoint finger = Parent.ConvertToNodeSpace(touch.Location);
            return Position.IsNear(finger, 40);
        }
        #endregion

        #region touch-moved
        public override void TouchMoved(CCTouch touch)
        {
            if (IsRunning)
            {
                Position = Parent.ConvertToNodeSpace(touch.Location);
            }
        }
        #endregion
    }

    public class Coco : CCNode
    {
        #region key-pressed
        public Coco()
        {
            KeyboardEnabled = true;
        }

        public override void KeyPressed(Keys key)
        {
            if (key == Keys.Space && NumberOfRunningActions() == 0)
            {
                RunAction(new CCJumpBy(0.5f, CCPoint.Zero, 60, 1));
            }
        }
        #endregion
    }

    #region position-y
    public static bool Fall(CCNode coconut, float speed, float beachHeight, float dt)
    {
        coconut.PositionY -= speed * dt;
        if (coconut.PositionY > beachHeight)
        {
            return false;
        }

        coconut.PositionY = beachHeight;
        return true;
    }
    #endregion

    public class Pond : CCLayer
    {
        #region touches-began
        public Pond() => TouchEnabled = true;

        public override void TouchesBegan(List<CCTouch> touches)
        {
            foreach (CCTouch touch in touches)
            {
                var ripple = new CCSprite("ripple") { Position = ConvertTouchToNodeSpace(touch) };
                AddChild(ripple);
                ripple.RunActions(new CCFadeOut(0.5f), new CCRemoveSelf());
            }
        }
        #endregion
    }

    public class Piano : CCLayer
    {
        private readonly Dictionary<int, CCSprite> _pressed = [];

        public Piano() => TouchEnabled = true;

        public void Press(CCTouch touch, CCSprite key) => _pressed[touch.Id] = key;

        #region touches-ended
        public override void TouchesEnded(List<CCTouch> touches)
        {
            foreach (CCTouch touch in touches)
            {
                if (_pressed.Remove(touch.Id, out CCSprite key))
                {
                    key.Color = CCTypes.CCWhite;
                }
            }
        }
        #endregion

        #region touches-cancelled
        public override void TouchesCancelled(List<CCTouch> touches)
        {
            TouchesEnded(touches);
        }
        #endregion
    }

    public class Dialog : CCLayer
    {
        #region touch-mode
        public Dialog()
        {
            TouchMode = CCTouchMode.OneByOne;
            TouchPriority = -1;
            TouchEnabled = true;
        }

        public override bool TouchBegan(CCTouch touch)
        {
            return Visible;
        }
        #endregion
    }

    #region group
    public static CCNode AddHearts(CCLayer hud, int lives)
    {
        var hearts = new CCNode { Position = new CCPoint(30, 330) };
        for (int i = 0; i < lives; i++)
        {
            hearts.AddChild(new CCSprite("heart") { PositionX = i * 36 });
        }

        hud.AddChild(hearts);
        return hearts;
    }
    #endregion
}
