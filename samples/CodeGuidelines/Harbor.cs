#region usings
using System;
using System.Collections.Generic;
using Cocos2D;

namespace CocosDocs.CodeGuidelines;
#endregion

public class Harbor : CCNode
{
    #region naming
    private readonly List<CCSprite> _boats = new List<CCSprite>();

    public event EventHandler BoatLanded;

    public int Capacity { get; private set; }

    public bool IsFull
    {
        get { return _boats.Count >= Capacity; }
    }
    #endregion

    public Harbor(int capacity)
    {
        Capacity = capacity;
    }

    #region layout
    public bool Land(CCSprite boat)
    {
        if (IsFull)
            return false;

        _boats.Add(boat);
        AddChild(boat);

        if (BoatLanded != null)
        {
            BoatLanded(this, EventArgs.Empty);
        }

        return true;
    }
    #endregion

    #region spacing
    public float AverageWidth()
    {
        var total = 0f;
        for (int i = 0; i < _boats.Count; i++)
        {
            total += _boats[i].ContentSize.Width * (1 + i);
        }

        return _boats.Count == 0 ? 0f : total / _boats.Count;
    }
    #endregion

    #region switch
    public static CCColor3B FlagColor(int knots)
    {
        switch (knots / 10)
        {
            case 0:
                return CCColor3B.Green;
            case 1:
                return CCColor3B.Yellow;
            default:
                return CCColor3B.Red;
        }
    }
    #endregion

    #region comments
    /// <summary>
    /// Sends every boat out and empties the harbor.
    /// </summary>
    public void Clear()
    {
        // Children are removed from the end, so that no index shifts under the loop.
        for (int i = _boats.Count - 1; i >= 0; i--)
        {
            RemoveChild(_boats[i]);
        }

        _boats.Clear();
    }
    #endregion
}
