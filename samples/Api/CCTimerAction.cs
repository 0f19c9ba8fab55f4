using Cocos2D;
using cocos2d.actions.action_intervals;

namespace CocosDocs.Api;

#region example
public class Countdown(string text, string font) : CCLabelBMFont(text, font), ITimerActionListener
{
    public void Start(float seconds)
    {
        RunAction(new CCSpawn(new CCTimerAction(seconds), new CCDelayTime(seconds)));
    }

    public void TimerActionUpdate(float elapsedTime, float totalTime)
    {
        Text = $"{totalTime - elapsedTime:0.0}";
    }
}
#endregion
