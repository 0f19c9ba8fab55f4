using Platformer.Logic;
using Xunit;

namespace Platformer.Tests;

public class CameraFollowTests
{
    private const float View = 960;
    private const float Level = 4000;

    private readonly CameraFollow _camera = new CameraFollow(View, 540, Level, 640);

    [Fact]
    public void At_the_start_of_the_level_nothing_beyond_it_is_shown()
    {
        _camera.Follow(50, 50);

        Assert.Equal((0, 0), (_camera.X, _camera.Y));
    }

    [Fact]
    public void At_the_end_of_the_level_nothing_beyond_it_is_shown()
    {
        _camera.Follow(Level, 640);

        Assert.Equal((Level - View, 100), (_camera.X, _camera.Y));
    }

    [Fact]
    public void Within_the_dead_zone_only_the_player_moves()
    {
        _camera.Follow(2000, 200);
        float x = _camera.X;

        _camera.Follow(2000 - CameraFollow.DeadZoneWidth + 1, 200);
        Assert.Equal(x, _camera.X);
    }

    [Fact]
    public void Beyond_the_dead_zone_the_camera_follows()
    {
        _camera.Follow(2000, 200);
        float x = _camera.X;

        _camera.Follow(2010, 200);
        Assert.Equal(x + 10, _camera.X, 3);
    }

    [Fact]
    public void A_jump_back_to_a_checkpoint_is_followed_at_once()
    {
        _camera.Follow(3000, 200);
        _camera.Follow(1000, 200);

        Assert.Equal(1000 + CameraFollow.DeadZoneWidth / 2 - View / 2, _camera.X, 3);
    }

    [Fact]
    public void A_level_smaller_than_the_view_stays_at_its_corner()
    {
        var camera = new CameraFollow(View, 540, 320, 320);
        camera.Follow(300, 300);

        Assert.Equal((0, 0), (camera.X, camera.Y));
    }
}
