using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

public class CCFlipX3DScene : PalmBeach
{
    protected override CCNode Behind => Dark;

    protected override void Run()
    {
        CCFlipX3DExample.Mirror(Layer);
    }
}

public class CCFlipY3DScene : PalmBeach
{
    protected override CCNode Behind => Dark;

    protected override void Run()
    {
        CCFlipY3DExample.TurnUpsideDown(Layer);
    }
}
