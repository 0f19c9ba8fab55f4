using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

public class CCWavesScene : PalmBeach
{
    protected override void Run()
    {
        CCWavesExample.DiveUnderWater(Layer);
    }
}

public class CCWaves3DScene : PalmBeach
{
    protected override void Run()
    {
        CCWaves3DExample.FloatOnSwell(Layer);
    }
}

public class CCWavesTiles3DScene : PalmBeach
{
    protected override CCNode Behind => Dark;

    protected override void Run()
    {
        CCWavesTiles3DExample.MakeFloorDance(Layer);
    }
}

public class CCLiquidScene : PalmBeach
{
    protected override void Run()
    {
        CCLiquidExample.MeltView(Layer);
    }
}

public class CCRipple3DScene : PalmBeach
{
    protected override void Run()
    {
        CCRipple3DExample.DropIntoPool(Layer, new CCPoint(320, 160));
    }
}
