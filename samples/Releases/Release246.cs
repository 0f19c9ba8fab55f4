using Cocos2D;
using Microsoft.Xna.Framework;
using Microsoft.Xna.Framework.Graphics;

namespace CocosDocs.Releases;

#region input-state
public class Release246App : CCApplication
{
    public Release246App(Game game, IGraphicsDeviceService graphics)
        : base(game, graphics)
    {
    }

    public override bool UseInputStateManagement => true;
}
#endregion

#region line-art
public class Release246LineArt : CCLayer
{
    public override void OnEnter()
    {
        base.OnEnter();

        var pen = new CCDrawNode();
        AddChild(pen);

        pen.DrawLine(
            new CCPoint(100, 120),
            new CCPoint(420, 120),
            6f,
            CCColor4B.Aquamarine,
            CCLineCap.Square);
    }
}
#endregion

#region text-field
public class Release246NameLayer : CCLayer
{
    public Release246NameLayer()
    {
        var nameField = new CCTextFieldTTF("Player", "arial", 24)
        {
            Position = ContentSize.Center,
            EditTitle = "Your name",
            EditDescription = "Shown on the score board",
            AutoEdit = true
        };
        nameField.EndEditing += OnNameEdited;
        AddChild(nameField);
    }

    private static void OnNameEdited(object sender, ref string text, ref bool canceled)
    {
        text = text.Trim();
        canceled = text.Length == 0;
    }
}
#endregion

#region text-input
public class Release246TypedLabel : CCLabelTTF
{
    public Release246TypedLabel(string fontName, float fontSize)
        : base("_", fontName, fontSize)
    {
    }

    public string Value { get; private set; } = string.Empty;

    public override void OnEnter()
    {
        base.OnEnter();
        CCApplication.SharedApplication.Game.Window.TextInput += OnTextInput;
    }

    public override void OnExit()
    {
        CCApplication.SharedApplication.Game.Window.TextInput -= OnTextInput;
        base.OnExit();
    }

    private void OnTextInput(object sender, TextInputEventArgs e)
    {
        if (e.Character == '\b')
        {
            Value = Value.Length > 0 ? Value[..^1] : Value;
        }
        else if (!char.IsControl(e.Character))
        {
            Value += e.Character;
        }

        Text = Value + "_";
    }
}
#endregion
