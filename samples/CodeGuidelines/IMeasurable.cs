namespace CocosDocs.CodeGuidelines;

#region naming
public enum Ripeness
{
    Green,
    Ripe,
    Fallen,
}

public interface IMeasurable
{
    float WeightInGrams { get; }
}

public class Coconut : IMeasurable
{
    private readonly float _weightInGrams;

    public Coconut(float weightInGrams, Ripeness ripeness)
    {
        _weightInGrams = weightInGrams;
        Ripeness = ripeness;
    }

    public float WeightInGrams
    {
        get { return _weightInGrams; }
    }

    public Ripeness Ripeness { get; }
}
#endregion
