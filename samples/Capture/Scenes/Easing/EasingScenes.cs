using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

public class CCEaseInScene : Lane
{
    public CCEaseInScene()
        : base("CCEaseIn", CCEaseInExample.DropOut)
    {
    }
}

public class CCEaseOutScene : Lane
{
    public CCEaseOutScene()
        : base("CCEaseOut", CCEaseOutExample.GlideIn)
    {
    }
}

public class CCEaseInOutScene : Lane
{
    public CCEaseInOutScene()
        : base("CCEaseInOut", CCEaseInOutExample.SlideIn)
    {
    }
}

public class CCEaseBackInScene : Lane
{
    public CCEaseBackInScene()
        : base("CCEaseBackIn", CCEaseBackInExample.LeaveScreen)
    {
    }
}

public class CCEaseBackOutScene : Lane
{
    public CCEaseBackOutScene()
        : base("CCEaseBackOut", CCEaseBackOutExample.PopIn)
    {
    }
}

public class CCEaseBackInOutScene : Lane
{
    public CCEaseBackInOutScene()
        : base("CCEaseBackInOut", CCEaseBackInOutExample.MovePiece)
    {
    }
}

public class CCEaseBounceInScene : Lane
{
    public CCEaseBounceInScene()
        : base("CCEaseBounceIn", CCEaseBounceInExample.BounceAway)
    {
    }
}

public class CCEaseBounceOutScene : Lane
{
    public CCEaseBounceOutScene()
        : base("CCEaseBounceOut", CCEaseBounceOutExample.Drop)
    {
    }
}

public class CCEaseBounceInOutScene : Lane
{
    public CCEaseBounceInOutScene()
        : base("CCEaseBounceInOut", CCEaseBounceInOutExample.Tumble)
    {
    }
}

public class CCEaseElasticInScene : Lane
{
    public CCEaseElasticInScene()
        : base("CCEaseElasticIn", CCEaseElasticInExample.Sling)
    {
    }
}

public class CCEaseElasticOutScene : Lane
{
    public CCEaseElasticOutScene()
        : base("CCEaseElasticOut", CCEaseElasticOutExample.SpringIn)
    {
    }
}

public class CCEaseElasticInOutScene : Lane
{
    public CCEaseElasticInOutScene()
        : base("CCEaseElasticInOut", CCEaseElasticInOutExample.Twang)
    {
    }
}

public class CCEaseExponentialInScene : Lane
{
    public CCEaseExponentialInScene()
        : base("CCEaseExponentialIn", CCEaseExponentialInExample.DashOff)
    {
    }
}

public class CCEaseExponentialOutScene : Lane
{
    public CCEaseExponentialOutScene()
        : base("CCEaseExponentialOut", CCEaseExponentialOutExample.OpenMenu)
    {
    }
}

public class CCEaseExponentialInOutScene : Lane
{
    public CCEaseExponentialInOutScene()
        : base("CCEaseExponentialInOut", CCEaseExponentialInOutExample.TurnTo)
    {
    }
}

public class CCEaseSineInScene : Lane
{
    public CCEaseSineInScene()
        : base("CCEaseSineIn", CCEaseSineInExample.SetSail)
    {
    }
}

public class CCEaseSineOutScene : Lane
{
    public CCEaseSineOutScene()
        : base("CCEaseSineOut", CCEaseSineOutExample.Land)
    {
    }
}

public class CCEaseSineInOutScene : Lane
{
    public CCEaseSineInOutScene()
        : base("CCEaseSineInOut", CCEaseSineInOutExample.Drift)
    {
    }
}

public class CCEaseCustomScene : Lane
{
    public CCEaseCustomScene()
        : base("CCEaseCustom", CCEaseCustomExample.Tick)
    {
    }
}
