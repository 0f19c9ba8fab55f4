using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Particles;

public class CCParticleExplosionScene : Beach
{
    public CCParticleExplosionScene()
    {
        CCSprite crate = Add("crate", 320, 110);
        crate.Scale = 1.5f;
        crate.RunAction(new CCSequence(
            new CCDelayTime(0.4f),
            new CCRepeat(new CCSequence(new CCRotateTo(0.06f, 5), new CCRotateTo(0.06f, -5)), 5),
            new CCCallFunc(() => CCParticleExplosionExample.Explode(crate))));
    }
}
