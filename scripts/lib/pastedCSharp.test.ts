import {describe, expect, it} from 'vitest';
import {pastedCSharp} from './pastedCSharp';

function page(...lines: readonly string[]): string {
  return ['Words.', '', ...lines, '', 'using Cocos2D; in words', ''].join('\n');
}

describe('pastedCSharp', () => {
  it.each([
    ['a block without a language', ['```', 'using Cocos2D;', '```']],
    ['a text block', ['```text title="Game1.cs"', 'var sprite = new CCSprite("crate");', '```']],
    ['a diff', ['```diff', '-    public override void Update(float dt)', '```']],
    ['a block with tildes', ['~~~~', 'private int _score', '~~~~']],
    ['a block in a list in a block quote', ['> 1. Do it:', '>    ```text', '>    body.SetTransform(b2Vec2.Zero, 0);']],
  ])('reports the line of %s', (_, lines) => {
    expect(pastedCSharp(page(...lines))).toEqual([lines.findIndex((line) => /```|~~~/.test(line)) + 3]);
  });

  it.each([
    ['other languages', ['```bash', 'dotnet run', '```', '', '```xml', '<Using Include="Cocos2D" />', '```']],
    ['output that names a type', ['```text', "CCSprite: the texture 'crate' is missing", '```']],
    ['C# that the build checks', ['```csharp fragment="Before 2.4.7"', 'node.Cleanup();', '```']],
    ['a diff that says why', ['```diff fragment="Before 2.4.7"', '-using Cocos2D;', '```']],
    ['an example of page source', ['````md', '```csharp', 'using Cocos2D;', '```', '````']],
    ['included files', ['```csharp file="samples/Home/BeachLayer.cs"', '```']],
  ])('ignores %s', (_, lines) => {
    expect(pastedCSharp(page(...lines))).toEqual([]);
  });
});
