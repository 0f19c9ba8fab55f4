import type {InlineCode, PhrasingContent} from 'mdast';
import {expect, it} from 'vitest';
import {firstSentenceHtml} from './firstSentenceHtml';

const text = (value: string): PhrasingContent => ({type: 'text', value});
const code = (value: string): InlineCode => ({type: 'inlineCode', value});
const link = (child: InlineCode): PhrasingContent => ({type: 'link', url: '/docs/api/game', children: [child]});

it.each([
  ['plain text up to its end', [text('Runs. It takes 2 s.')], 'Runs.'],
  [
    'code and what follows it',
    [text('Calls '), code('Run'), text(' at\nonce. Not now.')],
    'Calls <code>Run</code> at once.',
  ],
  ['no sentence that begins with code', [text('Stops. Then '), code('Run')], 'Stops.'],
  ['the text of a link, not the link', [text('See '), link(code('Run')), text('. Or not.')], 'See <code>Run</code>.'],
  ['all where no sentence ends', [text('Half of '), code('Size')], 'Half of <code>Size</code>'],
])('keeps %s', (_, nodes, html) => {
  expect(firstSentenceHtml(nodes)).toBe(html);
});
