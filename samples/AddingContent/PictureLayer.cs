using Cocos2D;

namespace CocosDocs.AddingContent;

public class PictureLayer : CCLayer
{
    public PictureLayer()
    {
        #region show
        CCPoint center = CCDirector.SharedDirector.WinSize.Center;

        var coconut = new CCSprite("images/coconut") { Position = center };
        AddChild(coconut);
        #endregion

        #region anchor
        var label = new CCLabelBMFont("Score: 0", "fonts/score.fnt")
        {
            AnchorPoint = new CCPoint(0, 1),
            Position = new CCPoint(20, CCDirector.SharedDirector.WinSize.Height - 20),
        };
        AddChild(label, 10);
        #endregion
    }

    #region part
    public static CCSprite CutOut()
    {
        return new CCSprite("images/tiles", new CCRect(64, 0, 32, 32));
    }
    #endregion

    #region exists
    public static CCSprite CreateOrReport(string name)
    {
        CCTexture2D texture = CCTextureCache.SharedTextureCache.AddImage(name);

        if (texture == null)
        {
            throw new System.IO.FileNotFoundException("No picture of this name.", name);
        }

        return new CCSprite(texture);
    }
    #endregion
}
