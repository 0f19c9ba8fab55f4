using System.Collections.Generic;
using Cocos2D;

namespace CocosDocs.Api;

public class ICCFocusableExample
{
    private readonly List<CCMenuItem> _items;
    private int _index;

    public ICCFocusableExample(List<CCMenuItem> items)
    {
        _items = items;
        Move(0);
    }

    #region example
    public void Move(int steps)
    {
        _items[_index].HasFocus = false;
        _items[_index].Unselected();

        _index = (_index + steps + _items.Count) % _items.Count;

        _items[_index].HasFocus = true;
        _items[_index].Selected();
    }
    #endregion
}
