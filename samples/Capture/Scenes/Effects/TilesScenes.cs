using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

public class CCShuffleTilesScene : PalmBeach
{
    protected override CCNode Behind => Dark;

    protected override void Run()
    {
        CCShuffleTilesExample.ScrambleBoard(Layer);
    }
}

public class CCJumpTiles3DScene : PalmBeach
{
    protected override CCNode Behind => Dark;

    protected override void Run()
    {
        CCJumpTiles3DExample.JumpToBeat(Layer);
    }
}
