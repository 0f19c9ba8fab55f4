using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

public class CCTwirlScene : PalmBeach
{
    protected override void Run()
    {
        CCTwirlExample.MakeDizzy(Layer, new CCPoint(320, 180));
    }
}
