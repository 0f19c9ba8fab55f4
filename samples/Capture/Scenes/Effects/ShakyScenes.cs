using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

public class CCShaky3DScene : PalmBeach
{
    protected override void Run()
    {
        CCShaky3DExample.Quake(Layer);
    }
}

public class CCShakyTiles3DScene : PalmBeach
{
    protected override CCNode Behind => Dark;

    protected override void Run()
    {
        CCShakyTiles3DExample.Rattle(Layer);
    }
}

public class CCShatteredTiles3DScene : PalmBeach
{
    protected override CCNode Behind => Dark;

    protected override void Run()
    {
        CCShatteredTiles3DExample.CrackGlass(Layer);
    }
}
