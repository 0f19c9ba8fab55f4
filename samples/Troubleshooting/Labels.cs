using Cocos2D;

namespace CocosDocs.Troubleshooting;

public class ScoreLayer : CCLayer
{
    private readonly CCLabelTTF _message;

    #region register-sizes
    public ScoreLayer()
    {
        CCSpriteFontCache.RegisterFont("MarkerFelt", 16, 22, 64);

        _message = new CCLabelTTF("Ready", "MarkerFelt", 30);
        _message.Position = CCDirector.SharedDirector.WinSize.Center;
        AddChild(_message);
    }
    #endregion

    #region hide-empty
    private void ShowMessage(string text)
    {
        _message.Visible = !string.IsNullOrEmpty(text);

        if (_message.Visible)
        {
            _message.Text = text;
        }
    }
    #endregion

    public void Announce(string text)
    {
        ShowMessage(text);
    }
}
