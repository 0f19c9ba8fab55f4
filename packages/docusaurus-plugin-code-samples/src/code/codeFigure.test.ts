import fs from 'node:fs';
import path from 'node:path';
import type {Code} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import type {IdentifierOptions} from '../identifiers/linkIdentifiers';
import {codeFigure, fileLines, type CodeFigureOptions, type CodeFigureProps} from './codeFigure';

const rootDir = path.join(import.meta.dirname, '../../fixtures');
const figures = path.join(rootDir, 'figures');
const addresses: Readonly<Record<string, string>> = {
  'T:Cocos2D.CCNode': '/docs/api/cocos2d.ccnode',
  'P:Cocos2D.CCNode.Position': '/docs/api/cocos2d.ccnode#position',
  'M:Cocos2D.CCPoint.#ctor(System.Single,System.Single)': '/docs/api/cocos2d.ccpoint#ctor-single-single',
  'T:Cocos2D.CCSprite': '/docs/api/cocos2d.ccsprite',
};
const options: CodeFigureOptions = {
  rootDir,
  sourceUrl: 'https://example.org/blob/main',
  identifiers: {dir: path.join(rootDir, 'bound'), loadAddress: () => Promise.resolve((id) => addresses[id])},
};

async function figureOf(
  markdown: string,
  more: {readonly identifiers?: IdentifierOptions | undefined} = {},
): Promise<CodeFigureProps> {
  const fence = unified().use(remarkParse).parse(markdown).children[0] as Code;
  const {identifiers, ...without} = {...options, ...more};
  return codeFigure(fence, {...without, ...(identifiers && {identifiers})});
}

describe('codeFigure', () => {
  // Every `<name>.md` has a fence and `<name>.html` its HTML, with a whole file after a separator line.
  const names = fs.readdirSync(figures).filter((name) => name.endsWith('.md'));
  it.each(names)('returns the HTML of %s', async (name) => {
    const {html, wholeHtml} = await figureOf(fs.readFileSync(path.join(figures, name), 'utf8'));
    const shown = wholeHtml === undefined ? html : `${html}\n\n<!-- The whole file -->\n${wholeHtml}`;
    await expect(`${shown}\n`).toMatchFileSnapshot(path.join(figures, name.replace('.md', '.html')));
  });

  it('keeps all lines of folded code in order, for copying', async () => {
    const meta = 'file="samples/Second/Ball.cs" region="move"';
    const textOf = ({html}: CodeFigureProps): string =>
      html.replaceAll(/<summary>.*?<\/summary>/g, '').replaceAll(/<[^>]+>|\n/g, '');
    const whole = await figureOf(`\`\`\`csharp ${meta}\n\`\`\``);
    expect(textOf(await figureOf(`\`\`\`csharp ${meta} fold="3-4"\n\`\`\``))).toBe(textOf(whole));
  });

  it('shows the lines that fileLines returns', async () => {
    const {html} = await figureOf('```csharp file="samples/Second/Ball.cs"\n```');
    const lines = await fileLines('samples/Second/Ball.cs', 'csharp', options);
    expect(html).toContain(`<code>${lines.map((line) => `<span class="line">${line}</span>`).join('\n')}</code>`);
    expect(html).toContain('<a ');
  });

  it('adds no links in a folder whose identifiers are not bound', async () => {
    const identifiers = {dir: rootDir, loadAddress: () => Promise.resolve(() => '/docs'), unbound: ['samples/First']};
    const {html} = await figureOf('```csharp file="samples/First/Ball.cs"\n```', {identifiers});
    expect(html).not.toContain('<a ');
  });

  it('rejects code with outdated identifiers, or reports it and adds no links', async () => {
    const messages: string[] = [];
    const outdated = {dir: rootDir, loadAddress: () => Promise.resolve(() => '/docs')};
    const fence = '```csharp file="samples/First/Ball.cs"\n```';
    const message = 'samples/First/Ball.cs: the names in its code are not links yet. Run: npm run samples:bind.';
    await expect(figureOf(fence, {identifiers: outdated})).rejects.toThrow(message);
    const onOutdated = (text: string): void => void messages.push(text);
    const {html} = await figureOf(fence, {identifiers: {...outdated, onOutdated}});
    expect(html).not.toContain('href="/docs"');
    expect(messages).toEqual([message]);
  });

  it('adds no links and needs no bound files if identifiers are off', async () => {
    const {html} = await figureOf('```csharp file="samples/First/Ball.cs"\n```', {identifiers: undefined});
    expect(html).not.toContain('<a ');
  });

  const second = 'file="samples/Second/Ball.cs"';
  it.each([
    [
      'highlighted lines outside of the code',
      `${second} region="step" {2-3}`,
      'Cannot highlight lines 2 to 3: the code that is shown has lines 1 to 2.',
    ],
    ['line 0', `${second} {0}`, 'Cannot highlight line 0: the code that is shown has lines 1 to 18.'],
    ['reversed lines', `${second} {4-2}`, 'The lines 4-2 are reversed.'],
    [
      'folded lines outside of the code',
      `${second} region="move" fold="5-12"`,
      'Cannot fold lines 5 to 12: the code that is shown has lines 1 to 7.',
    ],
    ['a fold of one line', `${second} fold="5"`, 'A fold of line 5 alone saves no space.'],
    ['a fold of everything', `${second} region="step" fold="1-2"`, 'The fold hides all of the code.'],
    ['folds of everything', `${second} fold="1-9,10-18"`, 'The fold hides all of the code.'],
    ['folds that overlap', `${second} fold="5-9,8-12"`, 'The folds of lines 5 to 9 and lines 8 to 12 overlap.'],
    [
      'a fold of an unknown region',
      `${second} fold="setup"`,
      'samples/Second/Ball.cs: There is no region "setup". Did you mean "step"?',
    ],
    [
      'a fold of a region that is not shown',
      `${second} region="step" fold="fields"`,
      'Cannot fold the region "fields" (line 7): none of its lines are shown.',
    ],
    [
      'a fold that hides highlighted lines',
      `${second} fold="5-9" {7}`,
      'The fold of lines 5 to 9 hides highlighted line 7.',
    ],
    [
      'a fold that hides changes',
      `${second} region="move" diff="samples/First/Ball.cs" fold="2-5"`,
      'The fold of lines 2 to 5 hides changes of the diff.',
    ],
    [
      'a diff against a missing file',
      `${second} region="move" diff="samples/Third/Ball.cs"`,
      'There is no file "samples/Third/Ball.cs".',
    ],
    [
      'a diff against a file without the region',
      `${second} region="step" diff="samples/First/Ball.cs"`,
      'samples/First/Ball.cs: There is no region "step". Regions here: move (line 9). A diff compares regions of the same name.',
    ],
    [
      'C# from outside of samples/',
      'file="regions/nested.cs"',
      'regions/nested.cs: C# is included from samples/, where it is compiled.',
    ],
    [
      'C# whose identifiers are not bound',
      'file="samples/First/Ball.cs"',
      'samples/First/Ball.cs: the names in its code are not links yet. Run: npm run samples:bind.',
    ],
  ])('rejects %s', async (_what, meta, message) => {
    await expect(figureOf(`\`\`\`csharp ${meta}\n\`\`\``)).rejects.toThrow(message);
  });

  it('rejects a diff without differences', async () => {
    const markdown = '```xml file="samples/Second/Ball.csproj" diff="samples/First/Ball.csproj"\n```';
    await expect(figureOf(markdown)).rejects.toThrow('samples/First/Ball.csproj: nothing differs from the shown code.');
  });

  it('rejects folding unchanged lines without a comparison', async () => {
    await expect(figureOf('```text file="samples/First/List.txt" fold="unchanged"\n```')).rejects.toThrow(
      'Only a diff has unchanged lines.',
    );
  });

  it('rejects folding if all unchanged lines are near a change', async () => {
    await expect(
      figureOf(`\`\`\`csharp ${second} region="move" diff="samples/First/Ball.cs" fold="unchanged"\n\`\`\``),
    ).rejects.toThrow('Remove fold="unchanged".');
  });

  it('rejects folding a region of pasted code', async () => {
    await expect(figureOf('```text fold="setup"\na\nb\nc\n```')).rejects.toThrow('pasted code has none. Name lines');
  });
});
