import {describe, expect, it} from 'vitest';
import {findMember, isOneLine} from './member';

const file = `using Cocos2D;

public class Player
{
    private const float Speed =
        6;
    private readonly CCAction[] _animations = new CCAction[]
    {
        Idle(),
    };

    /// <summary>Where the feet stand.</summary>
    public b2Vec2 Feet => _body.Position;

    public CCSprite Sprite { get; }

    // Once a step.
    [Obsolete]
    public void Step()
    {
        if (Speed > 0)
        {
            Run();
        }
    }

    private void Run() => Run(1);

    private void Show(int first)
    {
    }

    private void Show(float first)
    {
    }
}`.split('\n');

describe('findMember', () => {
  it.each([
    ['Speed', 4, 5],
    ['_animations', 6, 9],
    ['Feet', 11, 12],
    ['Sprite', 14, 14],
    ['Step()', 16, 24],
    ['Run()', 26, 26],
  ])('returns the lines of %s', (name, first, last) => {
    expect(findMember(file, name)).toEqual({first, last});
  });

  it.each([
    ['Jump()', 'there is no member Jump()'],
    ['Step', 'there is no member Step'],
    ['Show()', 'there are 2 members Show()'],
  ])('rejects %s', (name, message) => {
    expect(() => findMember(file, name)).toThrow(message);
  });
});

describe('isOneLine', () => {
  it('separates fields and their comments from methods', () => {
    expect(isOneLine(['    // In seconds.', '    private float _time;'])).toBe(true);
    expect(isOneLine(['    private void Step()', '    {', '    }'])).toBe(false);
  });
});
