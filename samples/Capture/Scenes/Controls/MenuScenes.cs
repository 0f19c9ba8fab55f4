using System.Linq;
using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

/// <summary>A finger slides over both items, and takes the first.</summary>
public class CCMenuScene : TouchBeach
{
    public CCMenuScene()
    {
        Layer.AddChild(new CCMenuExample(), 1);
    }
}

/// <summary>Three round items of our own, two of them tapped.</summary>
public class CCMenuItemScene : TouchBeach
{
    public CCMenuItemScene()
    {
        var items = Enumerable.Range(0, 3).Select(_ => new CCMenuItemExample()).ToArray();
        var menu = new CCMenu(items.ToArray<CCMenuItem>());
        menu.AlignItemsHorizontally(50);
        Layer.AddChild(menu, 1);
        foreach (CCMenuItemExample item in items)
        {
            item.OnActivated += sender => Throw(320 + sender.PositionX, 220, sender.PositionX < 0 ? -80 : 80);
        }
    }
}

/// <summary>A closed shop does not react to a tap; an open one does.</summary>
public class CCMenuItemImageScene : TouchBeach
{
    public CCMenuItemImageScene()
    {
        var example = new CCMenuItemImageExample();
        Layer.AddChild(example, 1);
        After(1.3f, () => ((CCMenuItem)example.Children[0].Children[0]).Enabled = true);
    }
}

/// <summary>A text that is tapped, and changes.</summary>
public class CCMenuItemLabelScene : TouchBeach
{
    public CCMenuItemLabelScene()
    {
        var example = new CCMenuItemLabelExample();
        Layer.AddChild(example, 1);
        After(0, () => ((CCMenuItem)example.Children[0].Children[0]).OnActivated += _ => Throw(320, 190, 90));
    }
}

/// <summary>A crab that darkens below the finger, and a coconut that grows.</summary>
public class CCMenuItemSpriteScene : TouchBeach
{
    public CCMenuItemSpriteScene()
    {
        var example = new CCMenuItemSpriteExample();
        Layer.AddChild(example, 1);
        After(0, () => example.Children[0].PositionX = 200);
        After(0, () => example.Children[1].PositionX = 440);
    }
}

/// <summary>Sound goes off and on with each tap.</summary>
public class CCMenuItemToggleScene : TouchBeach
{
    public CCMenuItemToggleScene()
    {
        Layer.AddChild(new CCMenuItemToggleExample(), 1);
    }
}

/// <summary>Six digits to choose a level by.</summary>
public class CCMenuItemAtlasFontScene : TouchBeach
{
    public CCMenuItemAtlasFontScene()
    {
        CCLabelBMFont words = Words("", 320, 40, 40);
        CCMenu menu = CCMenuItemAtlasFontExample.ChooseLevel(level => words.Text = $"Level {level}");
        menu.Position = new CCPoint(320, 215);
        foreach (CCNode item in menu.Children)
        {
            item.PositionX *= 0.5f;
        }

        Layer.AddChild(menu, 2);
    }
}

/// <summary>Three texts of different widths, aligned to the center, the left and the right.</summary>
public class CCMenuAlignmentScene : TouchBeach
{
    public CCMenuAlignmentScene()
    {
        CCMenuItem[] items = new[] { "Play", "High scores", "Quit" }
            .Select(text => (CCMenuItem)new CCMenuItemLabel(new CCLabelBMFont(text, "fonts/round-40.fnt")))
            .ToArray();
        var menu = new CCMenu(items) { Position = new CCPoint(190, 200) };
        Layer.AddChild(menu, 1);
        var line = new CCDrawNode();
        line.DrawSegment(new CCPoint(190, 60), new CCPoint(190, 340), 1.5f, new CCColor4F(1, 0.96f, 0.89f, 1));
        Layer.AddChild(line);

        CCLabelBMFont words = Words("", 320, 30, 40);
        CCMenuAlignmentExample.AlignInCenter(menu);
        words.Text = "Center";
        After(1, () => Set("Left", () => CCMenuAlignmentExample.AlignLeft(menu)));
        After(2, () => Set("Right", () => CCMenuAlignmentExample.AlignRight(menu)));

        void Set(string name, System.Action align)
        {
            align();
            words.Text = name;
        }
    }
}

/// <summary>Keys move the focus along a menu.</summary>
public class ICCFocusableScene : Beach
{
    private readonly ICCFocusableExample _focus;

    public ICCFocusableScene()
    {
        CCMenuItem[] items = new[] { "play", "shop", "quit" }
            .Select(name => (CCMenuItem)new CCMenuItemImage(name, $"{name}-pressed"))
            .ToArray();
        var menu = new CCMenu(items);
        menu.AlignItemsHorizontally(6);
        menu.Position = new CCPoint(320, 220);
        Layer.AddChild(menu, 1);
        _focus = new ICCFocusableExample(items.ToList());

        var keys = new KeyPictures();
        Layer.AddChild(keys, 2);
        keys.Pressed = right => _focus.Move(right ? 1 : -1);
    }
}
