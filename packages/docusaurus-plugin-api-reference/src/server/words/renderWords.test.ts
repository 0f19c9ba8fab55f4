import path from 'node:path';
import type {PhrasingContent, Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {inlineHtml, joinHtml, plainText, renderTypeWords, renderWords} from './renderWords';

const parse = (text: string): Root => unified().use(remarkParse).parse(text);
function inline(text: string): readonly PhrasingContent[] {
  const [paragraph] = parse(text).children;
  if (paragraph?.type !== 'paragraph') throw new Error('The test writes a paragraph.');
  return paragraph.children;
}
const samples = {
  rootDir: path.join(import.meta.dirname, '../../../../docusaurus-plugin-code-samples'),
  sourceUrl: '/source',
  diagramsDir: path.join(import.meta.dirname, '../../../../../website/diagrams'),
};
const nested = 'fixtures/regions/nested.cs';
const render = (text: string, level?: 2) => renderWords(parse(text).children, 'Node.md', samples, level);

describe('inline descriptions', () => {
  it('are HTML without a paragraph around it, on one line', () => {
    expect(inlineHtml(inline('Runs `a<b>` and\n*more* & [this](/docs/api/game).'))).toBe(
      'Runs <code>a&#x3C;b></code> and <em>more</em> &#x26; <a href="/docs/api/game">this</a>.',
    );
  });

  it('are plain text if HTML is not wanted', () => {
    expect(plainText(inline('Runs `a<b>` and\n*more* [this](/docs/api/game).'))).toBe('Runs a<b> and more this.');
  });
});

describe('renderWords', () => {
  it('keeps consecutive Markdown together and puts each sample into its own block', async () => {
    const blocks = await render(`First.\n\n- A list\n\n\`\`\`csharp file="${nested}" region="inner"\n\`\`\`\n\nLast.`);
    expect(blocks.map(({kind}) => kind)).toEqual(['html', 'code', 'html']);
    expect(blocks[0]).toEqual({kind: 'html', html: '<p>First.</p> <ul> <li>A list</li> </ul>'});
    expect(blocks[2]).toEqual({kind: 'html', html: '<p>Last.</p>'});
    expect(blocks[1]).toMatchObject({language: 'csharp', sourceUrl: `/source/${nested}`});
  });

  it('renders alerts as boxes', async () => {
    const [paragraph] = parse('Careful.').children;
    if (!paragraph) throw new Error('The test writes a paragraph.');
    const alert = {type: 'alert' as const, kind: 'warning' as const, children: [paragraph]};
    expect(await renderWords([alert] as never, 'Node.md', samples)).toEqual([
      {kind: 'admonition', type: 'warning', blocks: [{kind: 'html', html: '<p>Careful.</p>'}]},
    ]);
  });

  it('puts each diagram into its own block and stops at a missing diagram', async () => {
    const diagram = (name: string) =>
      [{type: 'diagram', name, caption: 'A hinge', position: {start: {line: 3}}}] as never;
    expect(await renderWords(diagram('foot-sensor'), 'Node.md', samples)).toEqual([
      {
        kind: 'diagram',
        name: 'foot-sensor',
        caption: 'A hinge',
        svg: expect.stringMatching(/^<svg .*<\/svg>$/) as string,
      },
    ]);
    await expect(renderWords(diagram('gone'), 'Node.md', samples)).rejects.toThrow(
      'Node.md:3: There is no file "diagrams/gone.svg".',
    );
  });

  it('puts headings one level below the heading of their section', async () => {
    expect(await render('### Life cycle', 2)).toEqual([{kind: 'html', html: '<h2>Life cycle</h2>'}]);
    expect(await render('### Life cycle')).toEqual([{kind: 'html', html: '<h4>Life cycle</h4>'}]);
  });

  it("turns each heading of a type's remarks into a block with an anchor and each paragraph into a block", async () => {
    const text = 'A thing.\n\n- One\n\n### Life `cycle`\n\nCalled once.\n\n### Life cycle';
    const blocks = await renderTypeWords(parse(text).children, 'Node.md', samples);
    expect(blocks).toEqual([
      {kind: 'html', html: '<p>A thing.</p>'},
      {kind: 'html', html: '<ul> <li>One</li> </ul>'},
      {kind: 'heading', id: 'remarks-life-cycle', html: 'Life <code>cycle</code>'},
      {kind: 'html', html: '<p>Called once.</p>'},
      {kind: 'heading', id: 'remarks-life-cycle-1', html: 'Life cycle'},
    ]);
    expect(joinHtml(blocks)[0]).toEqual({kind: 'html', html: '<p>A thing.</p> <ul> <li>One</li> </ul>'});
  });

  it('stops at a missing sample, naming file and line', async () => {
    await expect(render(`Text.\n\n\`\`\`csharp file="${nested}" region="gone"\n\`\`\``)).rejects.toThrow(
      `Node.md:3: ${nested}: There is no region "gone".`,
    );
  });
});
