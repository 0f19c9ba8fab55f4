using System.Collections.Generic;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCLayerExample
{
    #region example
    public class TapLayer : CCLayer
    {
        public TapLayer()
        {
            TouchEnabled = true;
        }

        public override void TouchesEnded(List<CCTouch> touches)
        {
            foreach (CCTouch touch in touches)
            {
                var coconut = new CCSprite("coconut");
                AddChild(coconut);
                coconut.Position = ConvertToNodeSpace(touch.Location);
            }
        }
    }
    #endregion
}
