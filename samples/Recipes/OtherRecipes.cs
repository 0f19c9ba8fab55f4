using System;
using System.Collections.Generic;
using System.Linq;
using System.Net.Http;
using System.Threading.Tasks;
using Cocos2D;
using Microsoft.Xna.Framework;
using Microsoft.Xna.Framework.Input;

namespace CocosDocs.Recipes;

public static class TextRecipes
{
    #region outline
    public static CCNode Outlined(string text, string font, CCColor3B outline, float width)
    {
        var title = new CCNode();
        for (int i = 0; i < 8; i++)
        {
            CCPoint way = CCPoint.ForAngle(i * MathHelper.PiOver4) * width;
            title.AddChild(new CCLabelBMFont(text, font) { Position = way, Color = outline });
        }

        title.AddChild(new CCLabelBMFont(text, font));
        return title;
    }
    #endregion

    public static CCNode Shaded(string text, string font)
    {
        #region shadow
        var title = new CCNode();
        title.AddChild(new CCLabelBMFont(text, font) { Position = new CCPoint(3, -3), Color = CCColor3B.Black, Opacity = 120 });
        title.AddChild(new CCLabelBMFont(text, font));
        #endregion
        return title;
    }
}

public class WebPictureLayer : CCLayer
{
    #region web-picture
    private static readonly HttpClient Http = new();
    private Task<byte[]> _download;

    public WebPictureLayer()
    {
        _download = Http.GetByteArrayAsync("https://example.com/coco.png");
        ScheduleUpdate();
    }

    public override void Update(float dt)
    {
        base.Update(dt);
        if (_download is not { IsCompleted: true })
        {
            return;
        }

        Task<byte[]> download = _download;
        _download = null;
        if (!download.IsCompletedSuccessfully)
        {
            return; // no connection, no such file, or a timeout
        }

        var texture = new CCTexture2D();
        if (texture.InitWithData(download.Result))
        {
            texture.HasPremultipliedAlpha = false;
            AddChild(new CCSprite(texture) { Position = CCDirector.SharedDirector.WinSize.Center });
        }
    }
    #endregion
}

public class KeyBindings
{
    #region bindings
    private readonly Dictionary<string, Keys> _keys = new();

    public KeyBindings()
    {
        Load("jump", Keys.Space);
        Load("left", Keys.Left);
        Load("right", Keys.Right);
    }

    public bool IsDown(string action) => Keyboard.GetState().IsKeyDown(_keys[action]);

    // Call it in each update while a settings page shows "Press a key". Returns true when one was pressed.
    public bool Rebind(string action)
    {
        Keys key = Keyboard.GetState().GetPressedKeys().FirstOrDefault();
        if (key == Keys.None)
        {
            return false;
        }

        _keys[action] = key;
        CCUserDefault.SharedUserDefault.SetIntegerForKey("key-" + action, (int)key);
        CCUserDefault.SharedUserDefault.Flush();
        return true;
    }

    private void Load(string action, Keys key)
    {
        _keys[action] = (Keys)CCUserDefault.SharedUserDefault.GetIntegerForKey("key-" + action, (int)key);
    }
    #endregion
}

public static class SystemRecipes
{
    public static void Rumble(CCNode node)
    {
        #region rumble
        GamePad.SetVibration(PlayerIndex.One, 0.6f, 0.6f); // from 0 to 1, for each of the two motors
        node.ScheduleOnce(_ => GamePad.SetVibration(PlayerIndex.One, 0, 0), 0.2f);
        #endregion
    }

    public static void Quit()
    {
        #region quit
        CCApplication.SharedApplication.Game.Exit();
        #endregion
    }
}
