using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

public class CCLabelAtlasScene : Shore
{
    private int _tenths = 95;

    public CCLabelAtlasScene()
    {
        CCSprite strip = Add("digits", 320, 300);
        strip.Opacity = 150;
        CCLabelAtlas clock = CCLabelAtlasExample.AddClock(Layer, new CCPoint(320, 190));
        clock.Scale = 1.6f;
        CCLabelAtlasExample.Show(clock, _tenths);
        Layer.Schedule(_ => CCLabelAtlasExample.Show(clock, ++_tenths), 0.1f);
    }
}
