using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

public class CCLens3DScene : PalmBeach
{
    protected override void Run()
    {
        CCLens3DExample.LookThroughGlass(Layer);
    }
}
