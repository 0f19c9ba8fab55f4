using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

public class CCColor4BScene : Shore
{
    public CCColor4BScene()
    {
        for (int i = 0; i < 5; i++)
        {
            CCSprite crab = Add("crab", 64 + i * 128, 90);
            crab.Scale = 0.9f;
        }

        for (int i = 0; i < 5; i++)
        {
            byte alpha = (byte)(i * 255 / 4);
            CCColor4BExample.AddShade(Layer, i * 128, alpha);
            AddLabel($"A {alpha}", 64 + i * 128, 330);
        }
    }
}
