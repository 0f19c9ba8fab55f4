using Cocos2D;

namespace CocosDocs.Api;

public class CCLabelBMFontMembersExample : CCLayer
{
    #region speech
    public void Say(CCNode crab, string line)
    {
        var speech = new CCLabelBMFont(line, "fonts/round-40.fnt", 300, CCTextAlignment.Center)
        {
            AnchorPoint = CCPoint.AnchorMiddleBottom,
            Position = crab.Position + new CCPoint(0, 50),
        };
        AddChild(speech);
        speech.RunAction(new CCSequence(new CCDelayTime(2), new CCRemoveSelf()));
    }
    #endregion

    #region combo
    public static void ShowCombo(CCLabelBMFont label, int combo)
    {
        label.Visible = combo > 1;
        label.Text = $"x{combo}";
        label.StopAllActions();
        label.RunAction(new CCSequence(new CCScaleTo(0.05f, 1.4f), new CCScaleTo(0.2f, 1)));
    }
    #endregion

    #region wave
    public static void Wave(CCLabelBMFont title, string text)
    {
        title.SetString(text, true);
        for (int i = 0; i < text.Length; i++)
        {
            title.GetChildByTag(i)?.RunAction(new CCSequence(
                new CCDelayTime(0.08f * i),
                new CCJumpBy(0.4f, CCPoint.Zero, 20, 1)));
        }
    }
    #endregion
}
