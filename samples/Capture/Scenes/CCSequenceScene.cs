using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

public class CCSequenceScene : Beach
{
    public CCSequenceScene()
    {
        for (int i = 0; i < 5; i++)
        {
            CCSprite coconut = Add("coconut", 120 + i * 100, 90);
            Layer.ScheduleOnce(_ => CCSequenceExample.Collect(coconut), 0.4f + i * 0.4f);
        }
    }
}
