using System;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCParticleEmitterLightExample
{
    #region example
    public static CCParticleEmitterLight AddSparks(CCNode parent)
    {
        var sparks = new CCParticleEmitterLight(300) { BlendFunc = CCBlendFunc.NonPremultiplied, DefaultDrag = 1.5f };
        sparks.Schedule(sparks.UpdateParticles);
        parent.AddChild(sparks);
        return sparks;
    }

    public static void Burst(CCParticleEmitterLight sparks, CCPoint place, CCColor4F color)
    {
        sparks.Emit(place, 80, 170, MathF.Tau, 0, color, life: 1.3f, size: 4.5f, speedVariance: 0.6f);
    }
    #endregion
}
