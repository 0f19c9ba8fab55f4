using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Particles;

public class CCParticleSmokeScene : Beach
{
    public CCParticleSmokeScene()
    {
        CCSprite raft = Add("images/raft", 300, 118);
        raft.Scale = 1.6f;
        CCSprite crab = Add("crab", 262, 166);
        crab.Scale = 0.8f;
        CCSprite stove = Add("crate", 340, 158);
        stove.Scale = 0.7f;
        CCParticleSmokeExample.SendSignal(Layer, new CCPoint(340, 180));
    }
}
