using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

public class CCSpriteBatchNodeScene : Shore
{
    public CCSpriteBatchNodeScene()
    {
        CCSpriteBatchNodeExample.Create(Layer);
    }
}
