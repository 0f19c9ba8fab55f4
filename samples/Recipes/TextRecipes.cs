using System;
using System.Linq;
using Cocos2D;

namespace CocosDocs.Recipes;

#region countdown
public class Countdown : CCLabelBMFont
{
    private float _left;
    private int _shown = -1;

    public Countdown(float seconds) : base("", "fonts/score.fnt")
    {
        _left = seconds;
        Show();
        ScheduleUpdate();
    }

    public event Action Finished;

    public override void Update(float dt)
    {
        base.Update(dt);
        if (_left <= 0)
        {
            return;
        }

        _left = Math.Max(0, _left - dt);
        Show();
        if (_left <= 0)
        {
            Finished?.Invoke();
        }
    }

    private void Show()
    {
        int seconds = (int)MathF.Ceiling(_left);
        if (seconds != _shown)
        {
            _shown = seconds;
            Text = $"{seconds / 60}:{seconds % 60:00}";
        }
    }
}
#endregion

public static class Points
{
    #region floating-points
    public static void Show(CCNode world, CCPoint position, int points)
    {
        var label = new CCLabelBMFont($"+{points}", "fonts/score.fnt") { Position = position };
        world.AddChild(label, 100);
        label.RunAction(new CCSequence(
            new CCSpawn(new CCMoveBy(0.8f, new CCPoint(0, 60)), new CCFadeOut(0.8f)),
            new CCRemoveSelf()));
    }
    #endregion
}

#region counting
public class CountingLabel : CCLabelBMFont
{
    private const double SlowestPerSecond = 20;
    private double _value;
    private int _shown;

    public CountingLabel() : base("0", "fonts/score.fnt")
    {
        ScheduleUpdate();
    }

    public int Score { get; set; } // the label counts up or down to it

    public override void Update(float dt)
    {
        base.Update(dt);
        double left = Score - _value;
        double step = Math.Max(SlowestPerSecond, Math.Abs(left) * 3) * dt; // faster while far away
        _value = Math.Abs(left) <= step ? Score : _value + Math.Sign(left) * step;
        int shown = (int)_value;
        if (shown != _shown)
        {
            _shown = shown;
            Text = shown.ToString();
        }
    }
}
#endregion

#region typewriter
public class TypewriterLabel : CCLabelBMFont
{
    private const float LettersPerSecond = 30;
    private float _shown;

    public TypewriterLabel(string text, string font, float width) : base(text, font, width)
    {
        ScheduleUpdate();
    }

    public bool IsFinished => _shown >= m_sString.Length;

    public void ShowAll() => _shown = m_sString.Length;

    public override void Update(float dt)
    {
        base.Update(dt);
        _shown = Math.Min(_shown + LettersPerSecond * dt, m_sString.Length);
    }

    public override void Visit()
    {
        if (m_bLabelDirty)
        {
            UpdateLabel(); // shows all letters, so it comes first
            m_bLabelDirty = false;
        }

        foreach (CCNode letter in Children)
        {
            int place = letter.Tag; // in the text
            bool isReached = place < _shown && place < m_sString.Length;
            letter.Visible = isReached && m_sString[place] != '\n'; // or a break could show an unused letter
        }

        base.Visit();
    }
}
#endregion

public static class ColoredText
{
    #region colored-words
    public static void Show(CCLabelBMFont label, params (string Text, CCColor3B Color)[] parts)
    {
        label.SetString(string.Concat(parts.Select(part => part.Text)), true); // creates the letters now
        int index = 0;
        foreach ((string text, CCColor3B color) in parts)
        {
            for (int end = index + text.Length; index < end; index++)
            {
                if (label.GetChildByTag(index) is CCSprite letter) // a line break has none
                {
                    letter.Color = color;
                }
            }
        }
    }
    #endregion

    public static void ShowHint(CCLabelBMFont label)
    {
        #region hint
        ColoredText.Show(
            label,
            ("Press ", CCColor3B.White),
            ("SPACE", CCColor3B.Yellow),
            (" to jump", CCColor3B.White));
        #endregion
    }
}

public static class FittedText
{
    #region fit
    public static void Show(CCLabelBMFont label, string text, float maxWidth)
    {
        label.SetString(text, true); // now, because Text changes the size only when the label is drawn
        label.Scale = Math.Min(1, maxWidth / label.ContentSize.Width);
    }
    #endregion
}
