#region header
// Copyright (c) The Cocos2D-Mono Team.
// Licensed under the terms in the LICENSE file at the root of the repository.

using System;
using Cocos2D;

namespace CocosDocs.CodeGuidelines;
#endregion

#region basket
public class CoconutBasket : CCSprite
{
    private const int DefaultCapacity = 12;

    private readonly int _capacity;
    private int _count;

    public CoconutBasket(string fileName, int capacity = DefaultCapacity)
        : base(fileName)
    {
        if (capacity < 1)
            throw new ArgumentOutOfRangeException(nameof(capacity));

        _capacity = capacity;
    }

    public int Count
    {
        get { return _count; }
    }

    public bool IsFull
    {
        get { return _count == _capacity; }
    }

    /// <summary>
    /// Adds coconuts until the basket is full.
    /// </summary>
    /// <param name="amount">The number of coconuts to add; at least 1.</param>
    /// <returns>The number of coconuts that didn't fit.</returns>
    public int Add(int amount)
    {
        if (amount < 1)
            throw new ArgumentOutOfRangeException(nameof(amount));

        int added = Math.Min(amount, _capacity - _count);
        _count += added;
        return amount - added;
    }
}
#endregion
