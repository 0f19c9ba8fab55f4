using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Particles;

/// <summary>Coconuts are collected, each with a burst of sparks.</summary>
public class CCParticleSystemScene : NightCove
{
    private readonly CCParticleSystemExample _sparks = new();

    public CCParticleSystemScene()
    {
        for (int i = 0; i < 3; i++)
        {
            CCSprite coconut = Add("coconut", 160 + i * 160, 130);
            Layer.ScheduleOnce(_ => Collect(coconut), 0.4f + i * 0.5f);
        }

        Layer.AddChild(_sparks);
    }

    private void Collect(CCSprite coconut)
    {
        _sparks.Burst(coconut.Position);
        coconut.RemoveFromParent();
    }
}
