using Cocos2D;

namespace CocosDocs.Api;

public class CCLabelTTFExample : CCLayer
{
    private CCLabelTTF _hint;

    public override void OnEnter()
    {
        base.OnEnter();

        #region example
        // Needs the SpriteFont asset Content/fonts/coconut-24.
        _hint = new CCLabelTTF("Tap the crab", "coconut", 24);
        _hint.Position = WinCenter;
        _hint.Color = new CCColor3B(255, 220, 120);
        AddChild(_hint);
        #endregion

        #region wrapped
        var story = new CCLabelTTF(
            "The coconut rolls down the beach, and the crab runs after it.",
            "coconut",
            24,
            new CCSize(300, 0),
            CCTextAlignment.Left);
        AddChild(story);
        #endregion
    }

    private static CCPoint WinCenter => CCDirector.SharedDirector.WinSize.Center;
}
