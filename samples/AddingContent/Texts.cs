using System.Resources;

namespace CocosDocs.AddingContent;

#region texts
public static class Texts
{
    private static readonly ResourceManager Strings =
        new ResourceManager("MyFirstGame.Strings", typeof(Texts).Assembly);

    public static string Get(string name)
    {
        return Strings.GetString(name) ?? name;
    }
}
#endregion
