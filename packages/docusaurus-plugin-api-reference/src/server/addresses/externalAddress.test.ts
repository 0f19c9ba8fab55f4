// cspell:ignore appdomain stringbuilder timespan unhandledexception Xunit
import type {DocId} from 'api-model';
import {describe, expect, it} from 'vitest';
import {externalAddress} from './externalAddress';

const address = (id: string, isEnumMember?: boolean) => externalAddress(id as DocId, isEnumMember);

describe('the address of an API of .NET', () => {
  it.each([
    ['N:System', 'system'],
    ['N:System.Collections.Generic', 'system.collections.generic'],
    ['T:System.IO.Stream', 'system.io.stream'],
    ['T:System.Collections.Generic.List`1.Enumerator', 'system.collections.generic.list-1.enumerator'],
    ['M:System.Math.Abs(System.Double)', 'system.math.abs'],
    ['M:System.Collections.Generic.List`1.Add(`0)', 'system.collections.generic.list-1.add'],
    ['P:System.Collections.Generic.List`1.Item(System.Int32)', 'system.collections.generic.list-1.item'],
    ['M:System.Text.StringBuilder.#ctor(System.Int32)', 'system.text.stringbuilder.-ctor'],
    ['M:System.Array.Empty``1', 'system.array.empty'],
    ['M:System.TimeSpan.op_Addition(System.TimeSpan,System.TimeSpan)', 'system.timespan.op_addition'],
    ['F:System.Math.PI', 'system.math.pi'],
    ['E:System.AppDomain.UnhandledException', 'system.appdomain.unhandledexception'],
  ])('%s is a page of its own', (id, page) => {
    expect(address(id)).toBe(`https://learn.microsoft.com/dotnet/api/${page}`);
  });

  it("is the enum's page for an enum member", () => {
    expect(address('F:System.StringComparison.Ordinal', true)).toBe(
      'https://learn.microsoft.com/dotnet/api/system.stringcomparison#system-stringcomparison-ordinal',
    );
  });
});

describe('the address of an API of MonoGame', () => {
  it.each([
    ['N:Microsoft.Xna.Framework', 'Microsoft.Xna.Framework.html'],
    ['T:Microsoft.Xna.Framework.Game', 'Microsoft.Xna.Framework.Game.html'],
    [
      'T:Microsoft.Xna.Framework.Content.ContentTypeReader`1',
      'Microsoft.Xna.Framework.Content.ContentTypeReader-1.html',
    ],
    [
      'M:Microsoft.Xna.Framework.Input.KeyboardState.IsKeyDown(Microsoft.Xna.Framework.Input.Keys)',
      'Microsoft.Xna.Framework.Input.KeyboardState.html#Microsoft_Xna_Framework_Input_KeyboardState_IsKeyDown_Microsoft_Xna_Framework_Input_Keys_',
    ],
    ['M:Microsoft.Xna.Framework.Game.#ctor', 'Microsoft.Xna.Framework.Game.html#Microsoft_Xna_Framework_Game__ctor'],
    [
      'M:Microsoft.Xna.Framework.Content.ContentManager.Load``1(System.String)',
      'Microsoft.Xna.Framework.Content.ContentManager.html#Microsoft_Xna_Framework_Content_ContentManager_Load__1_System_String_',
    ],
    [
      'F:Microsoft.Xna.Framework.Input.Keys.A',
      'Microsoft.Xna.Framework.Input.Keys.html#Microsoft_Xna_Framework_Input_Keys_A',
    ],
    ['T:MonoGame.Framework.Utilities.PlatformInfo', 'MonoGame.Framework.Utilities.PlatformInfo.html'],
  ])('%s', (id, page) => {
    expect(address(id)).toBe(`https://docs.monogame.net/api/${page}`);
  });
});

it.each(['T:Systematic.Thing', 'T:Microsoft.Xna.FrameworkOther.Thing', 'T:Xunit.Assert'])(
  'does not exist for another library: %s',
  (id) => {
    expect(address(id)).toBeUndefined();
  },
);
