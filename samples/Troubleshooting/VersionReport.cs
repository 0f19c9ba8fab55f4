using System;
using System.Reflection;
using System.Runtime.InteropServices;
using Cocos2D;
using Microsoft.Xna.Framework;
using Microsoft.Xna.Framework.Graphics;

namespace CocosDocs.Troubleshooting;

#region versions
public static class VersionReport
{
    public static void Print()
    {
        AssemblyName engine = typeof(CCDirector).Assembly.GetName();
        AssemblyName monoGame = typeof(Game).Assembly.GetName();

        Console.WriteLine("Engine:   {0} {1}", engine.Name, engine.Version);
        Console.WriteLine("MonoGame: {0} {1}", monoGame.Name, monoGame.Version);
        Console.WriteLine("Runtime:  {0}", RuntimeInformation.FrameworkDescription);
        Console.WriteLine(
            "System:   {0} ({1})",
            RuntimeInformation.OSDescription,
            RuntimeInformation.ProcessArchitecture);
        Console.WriteLine("Graphics: {0}", GraphicsAdapter.DefaultAdapter.Description);
    }
}
#endregion
