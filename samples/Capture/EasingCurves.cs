using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text.Json;
using Cocos2D;

namespace CocosDocs.Capture;

/// <summary>Asks every easing of the engine for its value at each hundredth of its time.</summary>
public static class EasingCurves
{
    private const int Steps = 100;

    // The parameters are those of the examples in samples/Api.
    private static readonly (string Label, Func<CCActionInterval, CCActionEase> Create)[] _easings =
    {
        (null, action => new CCActionEase(action)),
        ("rate 3", action => new CCEaseRateAction(action, 3)),
        ("rate 3", action => new CCEaseIn(action, 3)),
        ("rate 3", action => new CCEaseOut(action, 3)),
        ("rate 3", action => new CCEaseInOut(action, 3)),
        (null, action => new CCEaseBackIn(action)),
        (null, action => new CCEaseBackOut(action)),
        (null, action => new CCEaseBackInOut(action)),
        (null, action => new CCEaseBounceIn(action)),
        (null, action => new CCEaseBounceOut(action)),
        (null, action => new CCEaseBounceInOut(action)),
        ("period 0.3", action => new CCEaseElastic(action)),
        ("period 0.3", action => new CCEaseElasticIn(action)),
        ("period 0.3", action => new CCEaseElasticOut(action)),
        ("period 0.3", action => new CCEaseElasticInOut(action)),
        (null, action => new CCEaseExponentialIn(action)),
        (null, action => new CCEaseExponentialOut(action)),
        (null, action => new CCEaseExponentialInOut(action)),
        (null, action => new CCEaseSineIn(action)),
        (null, action => new CCEaseSineOut(action)),
        (null, action => new CCEaseSineInOut(action)),
        ("five steps", action => new CCEaseCustom(action, time => MathF.Floor(time * 5) / 5)),
    };

    /// <summary>Writes the easings as JSON, by the type's full name: the label, if there is one, and the 101 values.</summary>
    public static void Write(string file)
    {
        var curves = new SortedDictionary<string, object>(StringComparer.Ordinal);
        foreach ((string label, Func<CCActionInterval, CCActionEase> create) in _easings)
        {
            var probe = new Probe();
            CCActionEase easing = create(probe);
            double[] values = Enumerable.Range(0, Steps + 1).Select(step => ValueAt(step, easing, probe)).ToArray();
            curves[easing.GetType().FullName] = label == null ? new { values } : new { label, values };
        }

        File.WriteAllText(file, JsonSerializer.Serialize(curves));
    }

    private static double ValueAt(int step, CCActionEase easing, Probe probe)
    {
        easing.Update((float)step / Steps);
        return Math.Round(probe.Time, 4) + 0d;
    }

    /// <summary>An action of one second that stores the fraction of its time that the easing asked it to show.</summary>
    private sealed class Probe : CCActionInterval
    {
        public Probe()
            : base(1)
        {
        }

        public float Time { get; private set; }

        public override void Update(float time)
        {
            Time = time;
        }
    }
}
