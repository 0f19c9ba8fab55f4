using System.Collections.Generic;
using Cocos2D;

namespace CocosDocs.AddingContent;

#region loading
public class LoadingLayer : CCLayer
{
    private readonly Queue<string> _pictures = new Queue<string>(
        new[] { "images/coconut", "images/beach", "sprites/hero" });

    public LoadingLayer()
    {
        ScheduleUpdate();
    }

    public override void Update(float dt)
    {
        if (_pictures.Count > 0)
        {
            CCTextureCache.SharedTextureCache.AddImage(_pictures.Dequeue());
            return;
        }

        UnscheduleUpdate();

        var game = new CCScene();
        game.AddChild(new PictureLayer());
        CCDirector.SharedDirector.ReplaceScene(game);
    }
}
#endregion
