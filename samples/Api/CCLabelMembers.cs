using Cocos2D;

namespace CocosDocs.Api;

public class CCLabelMembersExample : CCLayer
{
    #region sign
    public void AddSign(string text)
    {
        var label = new CCLabel(text, "Arial", 20, new CCSize(260, 0), CCTextAlignment.Center);
        CCSize board = label.ContentSize + new CCSize(40, 30);

        label.Position = board.Center;
        AddChild(new CCLayerColor(new CCColor4B(120, 80, 40, 255), board.Width, board.Height));
        AddChild(label);
    }
    #endregion

    #region typewriter
    public static void Type(CCLabel label, string line)
    {
        int shown = 0;
        label.Schedule(
            _ => label.Text = line.Substring(0, shown++),
            0.04f,
            (uint)line.Length,
            0);
    }
    #endregion
}
