using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

public class CCTexture2DScene : Shore
{
    public CCTexture2DScene()
    {
        AddHero("IsAntialiased true", 170, CCTexture2DExample.MakeLarge("images/hero-idle-1", true));
        AddHero("IsAntialiased false", 470, CCTexture2DExample.MakeLarge("images/hero-run-1", false));
    }

    private void AddHero(string label, float x, CCSprite hero)
    {
        hero.Position = new CCPoint(x, 200);
        Layer.AddChild(hero);
        AddLabel(label, x, 36);
    }
}
