using System;
using Cocos2D;
using Microsoft.Xna.Framework.Input;

namespace CocosDocs.Capture.Scenes;

/// <summary>The keys for left and right, which light up while they are held.</summary>
public class KeyPictures : CCNode
{
    private readonly CCSprite[] _up = { new("key-left"), new("key-right") };
    private readonly CCSprite[] _down = { new("key-left-down"), new("key-right-down") };
    private readonly bool[] _held = new bool[2];

    public KeyPictures()
    {
        for (int i = 0; i < 2; i++)
        {
            _up[i].Position = _down[i].Position = new CCPoint(278 + 84 * i, 44);
            AddChild(_up[i]);
            AddChild(_down[i]);
        }

        Schedule(_ => Look());
        Look();
    }

    /// <summary>A key goes down; true for the right one.</summary>
    public Action<bool> Pressed { get; set; }

    private void Look()
    {
        for (int i = 0; i < 2; i++)
        {
            bool held = Keyboard.GetState().IsKeyDown(i == 0 ? Keys.Left : Keys.Right);
            if (held && !_held[i])
            {
                Pressed?.Invoke(i == 1);
            }

            _held[i] = held;
            _up[i].Visible = !held;
            _down[i].Visible = held;
        }
    }
}
