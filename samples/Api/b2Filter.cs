using Box2D.Dynamics;

namespace CocosDocs.Api;

public static class b2FilterExample
{
    #region example
    private const ushort Platforms = 0x0002;

    public static void MakePlatform(b2Fixture fixture)
    {
        b2Filter filter = b2Filter.Default;
        filter.categoryBits = Platforms;
        fixture.Filter = filter;
    }

    public static void FallThroughPlatforms(b2Fixture fixture)
    {
        b2Filter filter = b2Filter.Default;
        filter.maskBits = 0xffff & ~Platforms;
        fixture.Filter = filter;
    }
    #endregion
}
