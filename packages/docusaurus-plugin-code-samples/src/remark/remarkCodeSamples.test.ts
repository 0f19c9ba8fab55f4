import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import {remarkCodeSamples} from './remarkCodeSamples';

const rootDir = path.join(import.meta.dirname, '../../fixtures');

async function compilePage(markdown: string): Promise<string> {
  const options = {rootDir, diagramsDir: path.join(rootDir, 'diagrams'), sourceUrl: 'https://example.org/blob/main'};
  const file = {path: 'page.mdx', value: markdown};
  return String(await compile(file, {remarkPlugins: [[remarkCodeSamples, options]], jsx: true}));
}

const include = (meta: string): string => `Text.\n\n\`\`\`csharp ${meta}\n\`\`\`\n`;

describe('remarkCodeSamples', () => {
  it('puts a region of a file into the page and links to the file', async () => {
    const page = await compilePage(include('file="regions/nested.cs" region="inner" title="Nested.cs"'));
    expect(page).toContain('CodeFigure');
    expect(page).toContain('CCColor3B');
    expect(page).not.toContain('OnEnter');
    expect(page).toContain('sourceUrl="https://example.org/blob/main/regions/nested.cs"');
  });

  it('gives each figure of a file a unique anchor on the page', async () => {
    const inner = include('file="regions/nested.cs" region="inner"');
    const page = await compilePage(inner + include('file="regions/nested.cs"') + inner);
    expect([...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      'code-nested-inner',
      'code-nested-file',
      'code-nested-inner-2',
    ]);
  });

  it('shows C# that cannot compile if the fence says why', async () => {
    const page = await compilePage('```csharp fragment="before 2.4.7"\nnode.RemoveFromParentAndCleanup(true);\n```');
    expect(page).toContain('fragment="before 2.4.7"');
  });

  it('puts the drawing into a Diagram', async () => {
    expect(await compilePage('<Diagram name="dot" />')).toContain('svg="<svg');
  });

  it.each([
    [
      'pasted C#',
      'Text.\n\n```csharp\nvar a = 1;\n```',
      'page.mdx:3: Put C# in samples/ and include it with file="samples/…" region="…"',
    ],
    [
      'a mistyped file',
      // cspell:disable-next-line
      include('file="regions/nestd.cs"'),
      // cspell:disable-next-line
      'page.mdx:3: There is no file "regions/nestd.cs". Did you mean "regions/nested.cs"?',
    ],
    ['a missing file', include('file="regions/none.cs"'), 'page.mdx:3: There is no file "regions/none.cs".'],
    [
      'an unknown region',
      include('file="regions/nested.cs" region="none"'),
      'page.mdx:3: regions/nested.cs: There is no region "none". Regions here: outer (line 7), inner (line 13).',
    ],
    [
      'a mistyped region',
      include('file="regions/nested.cs" region="inners"'),
      'page.mdx:3: regions/nested.cs: There is no region "inners". Did you mean "inner"?',
    ],
    [
      'an empty region',
      include('file="broken/empty.cs" region="a"'),
      'page.mdx:3: broken/empty.cs:3: Region "a" is empty.',
    ],
    [
      'a fold outside of the code',
      include('file="regions/nested.cs" region="outer" fold="3-9"'),
      'page.mdx:3: Cannot fold lines 3 to 9: the code that is shown has lines 1 to 6.',
    ],
    [
      'a diff against a file without the region',
      include('file="regions/nested.cs" region="inner" diff="samples/First/Ball.cs"'),
      'page.mdx:3: samples/First/Ball.cs: There is no region "inner".',
    ],
    [
      'C# under another name',
      '```cs\nvar a = 1;\n```',
      'page.mdx:1: Unknown code language "cs". Did you mean "csharp"?',
    ],
    [
      'an unclosed region',
      include('file="broken/unclosed.cs" region="a"'),
      'page.mdx:3: broken/unclosed.cs:1: Region "a" is never closed.',
    ],
    [
      'a file outside the repository',
      include('file="../../package.json"'),
      'page.mdx:3: "../../package.json" is outside the repository.',
    ],
    [
      'text in an including block',
      '```csharp file="regions/nested.cs"\nint a;\n```',
      'page.mdx:1: A code block that includes a file must be empty.',
    ],
    ['an unknown language', '```cobol\nSTOP RUN.\n```', 'page.mdx:1: Unknown code language "cobol".'],
    ['an empty block', '```bash\n```', 'page.mdx:1: The code block is empty and has no file="…".'],
    ['a missing drawing', '<Diagram name="none" />', 'page.mdx:1: There is no file "diagrams/none.svg".'],
    ['a drawing without a name', '<Diagram />', 'page.mdx:1: <Diagram> needs name="…"'],
  ])('stops at %s, naming file and line', async (_what, markdown, message) => {
    await expect(compilePage(markdown)).rejects.toThrow(message);
  });
});
