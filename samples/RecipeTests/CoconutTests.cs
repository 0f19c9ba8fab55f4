using Cocos2D;
using CocosDocs.Recipes;
using Xunit;

#region one-at-a-time
[assembly: CollectionBehavior(DisableTestParallelization = true)]
#endregion

namespace CocosDocs.RecipeTests;

#region tests
public class CoconutTests
{
    [Fact]
    public void It_hangs_for_two_seconds_and_then_falls()
    {
        var coconut = new Coconut(300);
        using var runner = new NodeRunner(coconut);

        runner.Run(1.9f);
        Assert.Equal(300, coconut.PositionY, 3);
        Assert.False(coconut.HasLanded);

        runner.Run(1);
        Assert.Equal(0, coconut.PositionY, 3);
        Assert.True(coconut.HasLanded);
    }

    [Fact]
    public void A_move_is_halfway_after_half_its_time()
    {
        var node = new CCNode();
        using var runner = new NodeRunner(node);

        node.RunAction(new CCMoveTo(2, new CCPoint(100, 0)));
        runner.Step(0); // the first step only starts the action
        runner.Step(1);

        Assert.Equal(50, node.PositionX, 3);
    }
}
#endregion
