using System;
using System.Linq;
using System.Reflection;
using Cocos2D;

namespace CocosDocs.Capture;

/// <summary>
/// Seeds the engine's private generators of random numbers, so that a capture is the same each time. CCRandom has a seed
/// that a program can set; these have none.
/// </summary>
public static class Chance
{
    private const int Seed = 1;

    /// <summary>Seeds CCRandom, and the generator of CCMacros, which lightning uses.</summary>
    public static void SeedEngine()
    {
        CCRandom.Randomize(Seed);
        const BindingFlags hidden = BindingFlags.Static | BindingFlags.NonPublic;
        foreach (FieldInfo field in typeof(CCMacros).GetFields(hidden).Where(IsGenerator))
        {
            Restart((Random)field.GetValue(null));
        }
    }

    /// <summary>Seeds each generator that is a field of an object.</summary>
    /// <returns>The object itself.</returns>
    public static T Seeded<T>(T owner)
    {
        const BindingFlags own = BindingFlags.Instance | BindingFlags.NonPublic | BindingFlags.Public;
        for (Type type = owner.GetType(); type != null; type = type.BaseType)
        {
            foreach (FieldInfo field in type.GetFields(own).Where(IsGenerator))
            {
                Restart((Random)field.GetValue(owner));
            }
        }

        return owner;
    }

    private static bool IsGenerator(FieldInfo field) => field.FieldType == typeof(Random);

    /// <summary>A static readonly field can't be set, so its generator gets the internals of a seeded one.</summary>
    private static void Restart(Random generator)
    {
        FieldInfo inner = typeof(Random).GetField("_impl", BindingFlags.Instance | BindingFlags.NonPublic)
            ?? throw new CaptureException("Random has no field _impl in this .NET: look for another way to seed it.");
        inner.SetValue(generator, inner.GetValue(new Random(Seed)));
    }
}
