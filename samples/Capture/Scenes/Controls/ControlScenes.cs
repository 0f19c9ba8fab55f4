using System;
using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

/// <summary>A button is pressed twice; each time a coconut flies.</summary>
public class CCControlButtonScene : TouchBeach
{
    public CCControlButtonScene()
    {
        Place(CCControlButtonExample.Create(_ => Throw(320, 240, 110)), 320, 190);
    }
}

/// <summary>A button in its normal, pressed and disabled state.</summary>
public class CCControlStateScene : TouchBeach
{
    public CCControlStateScene()
    {
        var title = new CCLabelBMFont("Shop", "fonts/round-40.fnt");
        var button = new CCControlButton(title, new CCScale9SpriteFile("button"));
        CCControlStateExample.DressUp(button);
        Place(button, 320, 200);

        CCLabelBMFont words = Words("", 320, 40);
        Layer.Schedule(_ => words.Text = button.State.ToString());
        After(2.1f, () => CCControlStateExample.Close(button));
    }
}

/// <summary>A thumb is dragged, and a crab grows and shrinks with it.</summary>
public class CCControlSliderScene : TouchBeach
{
    public CCControlSliderScene()
    {
        CCSprite crab = Add("crab", 320, 62);
        crab.AnchorPoint = new CCPoint(0.5f, 0);
        Place(CCControlSliderExample.Create(crab), 320, 300);
    }
}

/// <summary>A switch turns day into night and back.</summary>
public class CCControlSwitchScene : TouchBeach
{
    public CCControlSwitchScene()
    {
        CCSprite night = Add("moonlit-cove", 320, 180);
        night.Visible = false;
        After(0, () => Place(CCControlSwitchExample.Create(night), 320, 200));
    }
}

/// <summary>Plus and minus put coconuts into a row and take them away.</summary>
public class CCControlStepperScene : TouchBeach
{
    private readonly CCNode _row = new();

    public CCControlStepperScene()
    {
        Place(_row, 0, 0);
        Place(CCControlStepperExample.Create(Show), 320, 130);
    }

    private void Show(int count)
    {
        _row.RemoveAllChildren();
        for (int i = 0; i < count; i++)
        {
            _row.AddChild(new CCSprite("coconut") { Position = new CCPoint(68 + 72 * i, 250) });
        }
    }
}

/// <summary>A knob is turned, and a crab turns with it.</summary>
public class CCControlPotentiometerScene : TouchBeach
{
    public CCControlPotentiometerScene()
    {
        CCSprite crab = Add("crab", 480, 190);
        crab.Scale = 1.6f;
        Place(CCControlPotentiometerExample.Create(crab), 200, 190);
    }
}

/// <summary>A gull takes the color that is chosen.</summary>
public class CCControlColourPickerScene : TouchBeach
{
    public CCControlColourPickerScene()
    {
        CCSprite gull = Add("gull", 480, 190);
        gull.Scale = 2;
        CCControlColourPicker picker = CCControlColourPickerExample.Create(gull);
        gull.Color = picker.Color;
        Place(picker, 200, 190);
    }
}

/// <summary>What the pickers of hue and of saturation share: their pictures, and a gull.</summary>
public abstract class PickerScene : TouchBeach
{
    private const string Sheet = "extensions/CCControlColourPickerSpriteSheet";

    protected PickerScene()
    {
        Gull = Add("gull", 480, 190);
        Gull.Scale = 2;
        CCSpriteFrameCache.SharedSpriteFrameCache.AddSpriteFramesWithFile($"{Sheet}.plist");
        Frame = Place(new CCNode { Scale = 1.5f }, 200, 190);
        Pictures = new CCSpriteBatchNode($"{Sheet}.png");
        Frame.AddChild(Pictures);
    }

    protected CCSprite Gull { get; }

    /// <summary>A parent that makes both larger, because a scaled control is not where its pictures are.</summary>
    protected CCNode Frame { get; }

    protected CCSpriteBatchNode Pictures { get; }

    protected static CCColor3B ToColor(float hue, float saturation, float brightness)
    {
        float Part(float shift)
        {
            float k = (shift + hue / 60) % 6;
            return 255 * brightness * (1 - saturation * Math.Max(0, Math.Min(Math.Min(k, 4 - k), 1)));
        }

        return new CCColor3B((byte)Part(5), (byte)Part(3), (byte)Part(1));
    }
}

/// <summary>A gull takes the hue that is chosen on a ring.</summary>
public class CCControlHuePickerScene : PickerScene
{
    public CCControlHuePickerScene()
    {
        Gull.Color = ToColor(0, 1, 1);
        CCControlHuePicker ring = CCControlHuePickerExample.Create(Pictures, hue => Gull.Color = ToColor(hue, 1, 1));
        Frame.AddChild(ring);
    }
}

/// <summary>A gull takes the shade that is chosen on a field.</summary>
public class CCControlSaturationBrightnessPickerScene : PickerScene
{
    public CCControlSaturationBrightnessPickerScene()
    {
        const float hue = 170;
        Gull.Color = ToColor(hue, 1, 1);
        CCControlSaturationBrightnessPicker field = CCControlSaturationBrightnessPickerExample.Create(
            Pictures, hue, (saturation, brightness) => Gull.Color = ToColor(hue, saturation, brightness));
        Frame.AddChild(field);
    }
}

/// <summary>A chart is dragged and flung within a frame.</summary>
public class CCScrollViewScene : TouchBeach
{
    public CCScrollViewScene()
    {
        CCScrollView view = Place(CCScrollViewExample.Create(new CCSprite("chart")), 110, 40);
        view.SetContentOffset(new CCPoint(-40, -380));
        var frame = new CCDrawNode();
        Layer.AddChild(frame, 2);
        CCPoint[] corners = { new(110, 40), new(530, 40), new(530, 320), new(110, 320) };
        for (int i = 0; i < 4; i++)
        {
            frame.DrawSegment(corners[i], corners[(i + 1) % 4], 5, new CCColor4F(0.42f, 0.23f, 0.13f, 1));
        }
    }
}

/// <summary>A list of islands is dragged and flung.</summary>
public class CCTableViewScene : TouchBeach
{
    public CCTableViewScene()
    {
        Place(CCTableViewExample.Create(), 150, 40);
    }
}
