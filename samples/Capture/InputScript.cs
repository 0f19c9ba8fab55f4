using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Text.Json;
using Cocos2D;
using Microsoft.Xna.Framework.Input;

namespace CocosDocs.Capture;

/// <summary>Keys that are held and fingers that touch, by frame: a player who does the same each time.</summary>
public sealed class InputScript
{
    private readonly List<Keys> _keys = new();
    private readonly Dictionary<ScriptedTouch, CCTouch> _fingers = new();

    public List<HeldKeys> Keys { get; set; } = new();

    public List<ScriptedTouch> Touches { get; set; } = new();

    public static InputScript Read(string file)
    {
        return file == null
            ? new InputScript()
            : JsonSerializer.Deserialize<InputScript>(File.ReadAllText(file), Json.Options);
    }

    /// <summary>From now on, MonoGame's keyboard reports the keys of the script and no others.</summary>
    public void TakeOver()
    {
        // The window reports keys to the keyboard through this method; MonoGame has no public one.
        MethodInfo setKeys = typeof(Keyboard).GetMethod("SetKeys", BindingFlags.Static | BindingFlags.NonPublic)
            ?? throw new CaptureException("This MonoGame has no Keyboard.SetKeys: scripts of keys need DesktopGL 3.8.");
        setKeys.Invoke(null, new object[] { _keys });
    }

    /// <summary>Sets the input of a frame, before its update.</summary>
    public void Apply(int frame)
    {
        _keys.Clear();
        _keys.AddRange(Keys.Where(held => held.IsDown(frame)).SelectMany(held => held.Hold).Distinct());

        foreach (ScriptedTouch touch in Touches)
        {
            Apply(touch, frame);
        }
    }

    private void Apply(ScriptedTouch touch, int frame)
    {
        if (frame < touch.From || frame > touch.To)
        {
            return;
        }

        CCTouchDispatcher dispatcher = CCDirector.SharedDirector.TouchDispatcher;
        CCPoint point = CCDirector.SharedDirector.ConvertToUi(touch.At(frame));
        if (frame == touch.From)
        {
            _fingers[touch] = new CCTouch(Touches.IndexOf(touch) + 1, point.X, point.Y);
        }

        CCTouch finger = _fingers[touch];
        finger.SetTouchInfo(finger.Id, point.X, point.Y);

        var fingers = new List<CCTouch> { finger };
        if (frame == touch.From)
        {
            dispatcher.TouchesBegan(fingers);
        }
        else if (frame < touch.To)
        {
            dispatcher.TouchesMoved(fingers);
        }
        else
        {
            dispatcher.TouchesEnded(fingers);
        }
    }
}
