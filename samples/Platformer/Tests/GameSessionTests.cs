using Platformer.Logic;
using Xunit;

namespace Platformer.Tests;

public class GameSessionTests
{
    private readonly GameSession _session = new GameSession();

    #region points
    [Fact]
    public void Coins_and_crabs_score_points()
    {
        _session.TakeCoin();
        _session.TakeCoin();
        _session.StompCrab();

        Assert.Equal(2, _session.Coins);
        Assert.Equal(2 * GameSession.CoinPoints + GameSession.CrabPoints, _session.Score);
    }
    #endregion

    [Fact]
    public void The_game_is_lost_with_the_last_life()
    {
        for (int i = 1; i < GameSession.StartLives; i++)
        {
            _session.LoseLife();
            Assert.False(_session.IsLost);
        }

        _session.LoseLife();
        Assert.True(_session.IsLost);

        _session.LoseLife();
        Assert.Equal(0, _session.Lives);
    }

    [Fact]
    public void The_game_is_won_with_the_last_level()
    {
        for (int level = 1; level <= GameSession.LevelCount; level++)
        {
            Assert.Equal(level, _session.Level);
            Assert.False(_session.IsWon);
            _session.CompleteLevel();
        }

        Assert.True(_session.IsWon);
        Assert.Equal(GameSession.LevelCount * GameSession.LevelPoints, _session.Score);
    }

    [Fact]
    public void Restarting_a_level_restores_lives_and_removes_what_was_found_in_it()
    {
        _session.TakeCoin();
        _session.LoseLife();
        _session.CompleteLevel();

        _session.TakeCoin();
        _session.StompCrab();
        _session.LoseLife();
        _session.RestartLevel();

        Assert.Equal(2, _session.Level);
        Assert.Equal(1, _session.Coins);
        Assert.Equal(GameSession.CoinPoints + GameSession.LevelPoints, _session.Score);
        Assert.Equal(GameSession.StartLives - 1, _session.Lives);
    }
}
