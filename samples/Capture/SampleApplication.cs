using System;
using System.Linq;
using System.Reflection;
using Cocos2D;
using Microsoft.Xna.Framework;

namespace CocosDocs.Capture;

/// <summary>Finds what a capture shows in a sample's assembly.</summary>
public static class SampleApplication
{
    /// <summary>The sample's own application, or one that shows the scene the job names.</summary>
    public static CCApplication Create(Game game, GraphicsDeviceManager graphics, CaptureJob job)
    {
        Assembly sample = Assembly.LoadFrom(job.Assembly);
        if (job.Scene != null)
        {
            return new SceneApplication(game, graphics, job.Design, () => CreateScene(sample, job.Scene));
        }

        Type application = sample.GetTypes().FirstOrDefault(type => type.IsSubclassOf(typeof(CCApplication)))
            ?? throw new CaptureException($"{job.Assembly} has no CCApplication: name a scene in its entry in samples/Capture/captures.");
        return (CCApplication)Activator.CreateInstance(application, game, graphics);
    }

    private static CCScene CreateScene(Assembly sample, string name)
    {
        CCNode node = CreateNode(sample, name);
        if (node is CCScene scene)
        {
            return scene;
        }

        scene = new CCScene();
        scene.AddChild(node);
        return scene;
    }

    private static CCNode CreateNode(Assembly sample, string name)
    {
        if (FindType(sample, name) is Type type)
        {
            return (CCNode)Activator.CreateInstance(type);
        }

        int dot = name.LastIndexOf('.');
        const BindingFlags anyStatic = BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic;
        MethodInfo method = dot < 0 ? null : FindType(sample, name[..dot])?.GetMethod(name[(dot + 1)..], anyStatic);
        return (CCNode)method?.Invoke(null, null)
            ?? throw new CaptureException(
                $"{sample.GetName().Name} has no scene \"{name}\": name a type with a parameterless constructor, "
                + "or Type.Method of a static method that returns a node.");
    }

    private static Type FindType(Assembly sample, string name)
    {
        return sample.GetTypes().FirstOrDefault(type => type.Name == name || type.FullName == name);
    }
}
