using Cocos2D;

namespace CocosDocs.Api;

public abstract class CCCooldownTimerExample : CCLayer
{
    #region example
    // A struct that changes, so the field isn't readonly.
    private CCCooldownTimer _nextThrow = new(0.5f);

    public bool IsFiring { get; set; }

    public override void Update(float dt)
    {
        _nextThrow.Update(dt);
        if (IsFiring && _nextThrow.TryConsume())
        {
            ThrowCoconut();
        }
    }
    #endregion

    protected abstract void ThrowCoconut();
}
