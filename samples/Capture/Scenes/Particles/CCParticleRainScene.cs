using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Particles;

public class CCParticleRainScene : Beach
{
    public CCParticleRainScene()
    {
        var gray = new CCColor3B(120, 140, 170);
        foreach (CCNode node in Layer.Children)
        {
            node.Color = gray;
        }

        CCSprite crab = Add("crab", 320, 76);
        crab.Color = gray;
        CCParticleRainExample.StartDownpour(Layer);
    }
}
