import {compile, run} from '@mdx-js/mdx';
import {createElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {describe, expect, it} from 'vitest';
import {remarkBreakableNames} from './remarkBreakableNames';

async function htmlOf(mdx: string): Promise<string> {
  const code = await compile(mdx, {outputFormat: 'function-body', remarkPlugins: [remarkBreakableNames]});
  const page = await run(String(code), {...runtime, baseUrl: import.meta.url});
  // The component that Docusaurus uses for `code`.
  const Mapped = ({children}: {readonly children?: ReactNode}): ReactNode => createElement('mark', {}, children);
  return renderToStaticMarkup(createElement(page.default, {components: {code: Mapped}}));
}

describe('remarkBreakableNames', () => {
  it('adds break opportunities to a long name, as an element that no component replaces', async () => {
    expect(await htmlOf('`CCSimpleAudioEngine.PlayBackgroundMusic`')).toBe(
      '<p><code>CCSimpleAudioEngine.<wbr/>PlayBackgroundMusic</code></p>',
    );
  });

  it('leaves a short name to the component', async () => {
    expect(await htmlOf('`CCNode`')).toBe('<p><mark>CCNode</mark></p>');
  });
});
