using System;
using Cocos2D;
using Microsoft.Xna.Framework;
using Microsoft.Xna.Framework.Graphics;

namespace CocosDocs.Api;

public static class CCPrimitiveBatchExample
{
    #region example
    public class SeaNode : CCNode
    {
        private readonly CCPrimitiveBatch _batch = new(CCDrawManager.GraphicsDevice);
        private readonly Color _top = new(42, 157, 151), _deep = new(12, 91, 105);

        public Func<float, float> Height { get; set; }

        public override void Draw()
        {
            _batch.Begin();
            for (float x = 0; x < 640; x += 16)
            {
                AddTriangle(new Vector2(x, 0), new Vector2(x, Height(x)), new Vector2(x + 16, Height(x + 16)));
                AddTriangle(new Vector2(x, 0), new Vector2(x + 16, Height(x + 16)), new Vector2(x + 16, 0));
            }

            _batch.End();
        }

        private void AddTriangle(params Vector2[] corners)
        {
            foreach (Vector2 corner in corners)
            {
                _batch.AddVertex(corner, corner.Y > 0 ? _top : _deep, PrimitiveType.TriangleList);
            }
        }
    }
    #endregion
}
