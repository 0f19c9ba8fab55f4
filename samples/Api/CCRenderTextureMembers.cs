using System.IO;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCRenderTextureMembersExample
{
    #region snapshot
    public static CCSprite Snapshot(CCNode node, int width, int height)
    {
        CCPoint position = node.Position;
        node.Position = node.AnchorPointInPoints;
        var picture = new CCRenderTexture(width, height);
        picture.BeginWithClear(0, 0, 0, 0);
        node.Visit();
        picture.End();

        node.Position = position;
        return new CCSprite(picture.Sprite.Texture);
    }
    #endregion

    #region screenshot
    public static void SaveScreenshot(string path)
    {
        CCSize screen = CCDirector.SharedDirector.WinSize;
        var picture = new CCRenderTexture((int)screen.Width, (int)screen.Height);
        picture.BeginWithClear(0, 0, 0, 1);
        CCDirector.SharedDirector.RunningScene.Visit();
        picture.End();

        using FileStream file = File.Create(path);
        picture.SaveToStream(file, CCImageFormat.Png);
    }
    #endregion
}
