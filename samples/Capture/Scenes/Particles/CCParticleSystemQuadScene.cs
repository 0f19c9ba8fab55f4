using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Particles;

public class CCParticleSystemQuadScene : NightCove
{
    public CCParticleSystemQuadScene()
    {
        AddFountain("AngleVar 4", 110, 4, -120);
        AddFountain("AngleVar 40", 320, 40, -120);
        AddFountain("Gravity -400", 530, 4, -400);
    }

    private void AddFountain(string label, float x, float angleVar, float gravity)
    {
        Layer.AddChild(CCParticleSystemQuadExample.MakeFountain(x, angleVar, gravity));
        AddLabel(label, x, 26);
    }
}
