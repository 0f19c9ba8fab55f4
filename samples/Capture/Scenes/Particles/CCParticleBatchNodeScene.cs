using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Particles;

public class CCParticleBatchNodeScene : NightCove
{
    public CCParticleBatchNodeScene()
    {
        var tops = new CCPoint[6];
        for (int i = 0; i < tops.Length; i++)
        {
            var foot = new CCPoint(70 + i * 100, 44 + i % 2 * 14);
            var pole = new CCDrawNode();
            pole.DrawSegment(foot, foot + new CCPoint(0, 70), 4, new CCColor4F(0.33f, 0.19f, 0.12f, 1));
            Layer.AddChild(pole);
            tops[i] = foot + new CCPoint(0, 74);
        }

        CCParticleBatchNodeExample.LightTorches(Layer, tops);
    }
}
