import {compile} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import type {VFile} from 'vfile';
import {attributeOf, findComponents, addAttributes, importComponents, requiredAttribute} from './index';

/** Adds a greeting to each component that names somebody. */
function remarkGreeting({effects = false} = {}) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const found = findComponents(tree, ['Greeting']);
    for (const component of found)
      await addAttributes(component, file, 'greeting', () => ({
        text: `Hello, ${requiredAttribute(component, 'to')}`,
        ...(attributeOf(component, 'loud') !== undefined && {isLoud: true}),
      }));
    importComponents(tree, found, {effects});
  };
}

async function compilePage(value: string, options = {}): Promise<string> {
  return String(await compile({path: 'page.mdx', value}, {remarkPlugins: [[remarkGreeting, options]], jsx: true}));
}

describe('a page', () => {
  it('imports a component once, along with its effects if it has any', async () => {
    const page = '<Greeting to="Coco" />\n\nAnd <Greeting to="Mono" />.';
    expect((await compilePage(page)).match(/import .*/g)).toEqual(['import Greeting from "@theme/Greeting";']);
    expect((await compilePage(page, {effects: true})).match(/import .*/g)).toEqual([
      'import Greeting from "@theme/Greeting";',
      'import "@theme/Greeting/effects";',
    ]);
  });

  it('imports nothing without a component', async () => {
    expect(await compilePage('Text with `<Greeting />`.', {effects: true})).not.toContain('@theme');
  });
});

describe('a component', () => {
  it('gets attributes with or without values', async () => {
    expect(await compilePage('<Greeting to="Coco" />')).toContain('<Greeting to="Coco" text="Hello, Coco" />');
    expect(await compilePage('Oh, <Greeting to="Coco" loud="very" />')).toContain('text="Hello, Coco" isLoud />');
  });

  it.each(['<Greeting />', '<Greeting to=" " />', '<Greeting to={name} />'])(
    'without its required text stops the build, with file and line: %s',
    async (component) => {
      await expect(compilePage(`Text.\n\n${component}`)).rejects.toThrow('page.mdx:3: <Greeting> needs to="…".');
    },
  );
});
