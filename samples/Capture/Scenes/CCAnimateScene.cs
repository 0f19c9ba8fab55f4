using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

public class CCAnimateScene : Beach
{
    public CCAnimateScene()
    {
        string[] pictures = { "crab", "crab-step", "crab", "crab-step" };
        for (int i = 0; i < pictures.Length; i++)
        {
            CCTexture2D picture = CCTextureCache.SharedTextureCache.AddImage(pictures[i]);
            var frame = new CCSpriteFrame(picture, new CCRect { Size = picture.ContentSize });
            CCSpriteFrameCache.SharedSpriteFrameCache.AddSpriteFrame(frame, $"crab-walk-{i + 1}.png");
        }

        CCAnimateExample.Walk(Add("crab", 320, 76));
    }
}
