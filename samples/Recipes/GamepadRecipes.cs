using System;
using Cocos2D;
using Microsoft.Xna.Framework;
using Microsoft.Xna.Framework.Input;

namespace CocosDocs.Recipes;

#region player-pad
public sealed class PlayerPad
{
    private readonly PlayerIndex _player;
    private GamePadState _previous;
    private GamePadState _current;

    public PlayerPad(PlayerIndex player)
    {
        _player = player;
        Read();
    }

    public bool IsConnected => _current.IsConnected;

    // (0, 0) at rest, up to a length of 1. Y points up.
    public CCPoint Stick => new CCPoint(_current.ThumbSticks.Left);

    public bool WasPressed(Buttons button) => _current.IsButtonDown(button) && _previous.IsButtonUp(button);

    // Call it once in each update.
    public void Read()
    {
        _previous = _current;
        _current = GamePad.GetState(_player, GamePadDeadZone.Circular);
    }
}
#endregion

#region two-players
public class TwoPlayersLayer : CCLayer
{
    private const float PointsPerSecond = 200;

    private readonly PlayerPad[] _pads = { new PlayerPad(PlayerIndex.One), new PlayerPad(PlayerIndex.Two) };
    private readonly CCSprite[] _players = { new CCSprite("coco"), new CCSprite("shark") };
    private readonly CCLabelTTF[] _messages = new CCLabelTTF[2];

    public TwoPlayersLayer()
    {
        CCSize size = CCDirector.SharedDirector.WinSize;
        for (int i = 0; i < _players.Length; i++)
        {
            _players[i].Position = new CCPoint(size.Width * (i + 1) / 3, size.Height / 2);
            AddChild(_players[i]);

            _messages[i] = new CCLabelTTF($"Player {i + 1}: connect your gamepad", "MarkerFelt", 22);
            _messages[i].Position = new CCPoint(size.Width / 2, size.Height - 40 * (i + 1));
            AddChild(_messages[i]);
        }

        ScheduleUpdate();
    }

    public override void Update(float dt)
    {
        base.Update(dt);
        for (int i = 0; i < _pads.Length; i++)
        {
            _pads[i].Read();
            _messages[i].Visible = !_pads[i].IsConnected;
        }

        if (Array.Exists(_pads, pad => !pad.IsConnected))
        {
            return; // Neither player moves until both gamepads are there.
        }

        for (int i = 0; i < _pads.Length; i++)
        {
            _players[i].Position += _pads[i].Stick * (PointsPerSecond * dt);
            if (_pads[i].WasPressed(Buttons.A))
            {
                _players[i].RunAction(new CCRotateBy(0.3f, 360));
            }
        }
    }
}
#endregion
