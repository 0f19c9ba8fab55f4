namespace Platformer.Logic;

/// <summary>What carries over from one level to the next: lives, coins and score.</summary>
public class GameSession
{
    public const int LevelCount = 2;
    public const int StartLives = 3;
    public const int CoinPoints = 10;
    public const int CrabPoints = 50;
    public const int LevelPoints = 200;

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
    }
}
