using Cocos2D;

namespace CocosDocs.Api;

public class CCDrawNodeRetainedExample : CCLayer
{
    public const int Columns = 20;
    public const int Rows = 14;
    public const float Gap = 14;

    private static readonly CCColor4F Dark = new(0.16f, 0.36f, 0.5f, 1);
    private static readonly CCColor4F Lit = new(1, 0.78f, 0.32f, 1);

    #region example
    private readonly CCDrawNodeRetained _lanterns = new();
    private readonly CCShapeHandle[] _handles = new CCShapeHandle[Columns * Rows];

    public void AddLanterns()
    {
        for (int i = 0; i < _handles.Length; i++)
        {
            _handles[i] = _lanterns.AddDot(new CCPoint(i % Columns * Gap, i / Columns * Gap), 4, Dark);
        }
        AddChild(_lanterns);
    }

    public void Light(int number) => _lanterns.RecolorShape(_handles[number], Lit);

    public void Move(int number, CCPoint place) => _lanterns.SetShapePosition(_handles[number], place);
    #endregion

    public void Darken(int number) => _lanterns.RecolorShape(_handles[number], Dark);
}
