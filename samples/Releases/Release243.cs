using Cocos2D;

namespace CocosDocs.Releases;

#region added-to-scene
public class ScoreLayer : CCLayer
{
    private CCLabelTTF _title;

    protected override void AddedToScene()
    {
        base.AddedToScene();

        if (_title != null)
        {
            return;
        }

        _title = new CCLabelTTF("Score", "MarkerFelt", 22)
        {
            Position = new CCPoint(ContentSize.Width / 2, ContentSize.Height - 40)
        };
        AddChild(_title);
    }
}
#endregion

public static class Release243
{
    public static void FadeGroup(CCNode parent)
    {
        #region fade-group
        var panel = new CCNode(new CCSize(200, 120))
        {
            CascadeOpacityEnabled = true
        };
        panel.AddChild(new CCSprite("images/frame"));
        panel.AddChild(new CCSprite("images/icon"));
        parent.AddChild(panel);

        panel.RunAction(new CCFadeOut(0.5f));
        #endregion
    }

    public static void StopWhenClose(CCNode player, CCNode enemy)
    {
        #region near
        if (enemy.Position.IsNear(player.Position, 48f))
        {
            enemy.StopAllActions();
        }
        #endregion
    }

    public static float Slide(float requested, float startX, float endX)
    {
        #region math
        float progress = CCMathHelper.Clamp(requested, 0f, 1f);
        float x = CCMathHelper.Lerp(startX, endX, progress);
        #endregion

        return x;
    }

    public static void ShowJump(CCSprite hero, CCSpriteFrame jump)
    {
        #region sprite-frame
        if (!hero.IsSpriteFrameDisplayed(jump))
        {
            hero.SpriteFrame = jump;
        }
        #endregion
    }

    public static CCColor4B Dim(CCColor4B sky, bool isNight)
    {
        #region color-operators
        CCColor4B evening = sky * 0.5f;
        CCColor4B night = sky / 4f;
        #endregion

        return isNight ? night : evening;
    }

    public static CCNode Button()
    {
        #region scale9
        var skin = new CCSprite("images/button");
        var button = new CCScale9Sprite(
            skin,
            new CCRect(0, 0, 64, 32),
            new CCRect(12, 12, 40, 8));
        button.PreferredSize = new CCSize(220, 48);
        #endregion

        return button;
    }

    public static void Enlarge(CCLabel label)
    {
        #region system-font
        label.SystemFont = "Arial";
        label.SystemFontSize = 28f;
        #endregion
    }

    public static void Replacements(CCNode node)
    {
        #region working-actions
        node.Position = new CCPoint(-100, 240);
        node.RunAction(new CCMoveTo(0.5f, new CCPoint(400, 240)));

        node.RunAction(new CCTintTo(0.5f, 255, 120, 0));

        node.RunAction(new CCRotateTo(0.5f, 90f));
        #endregion
    }

    public static void Freeze(CCNode node)
    {
        #region pause-node
        node.PauseSchedulerAndActions();
        node.ResumeSchedulerAndActions();
        #endregion
    }
}
