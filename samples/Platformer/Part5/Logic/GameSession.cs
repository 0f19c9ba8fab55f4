namespace Platformer.Logic;

/// <summary>What carries over from one level to the next: lives, coins and score.</summary>
public class GameSession
{
    public const int LevelCount = 2;
    public const int StartLives = 3;
    public const int CoinPoints = 10;
    public const int CrabPoints = 50;
    public const int LevelPoints = 200;

    private int _coinsBefore;
    private int _scoreBefore;
    private int _livesBefore = StartLives;

    public GameSession(int level = 1)
    {
        Level = level;
    }

    public int Level { get; private set; }

    public int Lives { get; private set; } = StartLives;

    public int Coins { get; private set; }

    public int Score { get; private set; }

    public bool IsLost => Lives == 0;

    public bool IsWon => Level > LevelCount;

    public void TakeCoin()
    {
        Coins++;
        Score += CoinPoints;
    }

    public void StompCrab()
    {
        Score += CrabPoints;
    }

    public void LoseLife()
    {
        if (Lives > 0)
        {
            Lives--;
        }
    }

    public void CompleteLevel()
    {
        Score += LevelPoints;
        Level++;

        _coinsBefore = Coins;
        _scoreBefore = Score;
        _livesBefore = Lives;
    }

    /// <summary>Restores the values from the start of the level, so coins can't be collected twice.</summary>
    public void RestartLevel()
    {
        Coins = _coinsBefore;
        Score = _scoreBefore;
        Lives = _livesBefore;
    }
}
