using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

public class CCAccelAmplitudeScene : PalmBeach
{
    protected override void Run()
    {
        CCAccelAmplitudeExample.FaintSlowly(Layer);
    }
}

public class CCDeccelAmplitudeScene : PalmBeach
{
    protected override void Run()
    {
        CCDeccelAmplitudeExample.LetBlastDieAway(Layer);
    }
}
