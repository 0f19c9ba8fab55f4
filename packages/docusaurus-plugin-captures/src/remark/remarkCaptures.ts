import type {ImportDeclaration} from 'estree';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {Capture} from '../captures';
import type {CapturesOptions} from '../options';
import {readCaptures} from '../server/readCaptures';
import {toCaptureView, type CaptureView} from '../view';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Remark plugin: each `<Capture name="…" alt="…">` gets the capture of that name while the page is compiled, and the page
 * imports the component, so that no other page loads it. Without `alt` it says what the list says. What is wrong fails with
 * the page's path and line.
 */
export function remarkCaptures(options: CapturesOptions) {
  return (tree: Root, file: VFile): void => {
    const found: Element[] = [];
    visit(tree, (node) => {
      if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'Capture')
        found.push(node);
    });
    if (found.length === 0) return;
    const captures = readCaptures(options);
    for (const node of found) giveView(node, file, captures, options);
    tree.children.unshift(importOf('@theme/Capture', 'Capture'), importOf('@theme/Capture/effects'));
  };
}

function giveView(node: Element, file: VFile, captures: readonly Capture[], {sourceUrl}: CapturesOptions): void {
  try {
    const view = viewOf(attributeOf(node, 'name'), attributeOf(node, 'alt'), captures, sourceUrl);
    node.attributes.push({type: 'mdxJsxAttribute', name: 'view', value: JSON.stringify(view)});
  } catch (error) {
    const place = node.position ? `${file.path}:${node.position.start.line}` : file.path;
    file.fail(`${place}: ${(error as Error).message}`, node, 'captures');
  }
}

function viewOf(
  name: string | undefined,
  alt: string | undefined,
  captures: readonly Capture[],
  sourceUrl: string,
): CaptureView {
  if (name === undefined) throw new Error('<Capture> needs name="…".');
  const capture = captures.find((each) => each.name === name);
  if (!capture)
    throw new Error(
      `There is no capture "${name}" in website/captures. Add it to samples/Capture/captures and run npm run samples:capture.`,
    );
  if ((alt ?? capture.alt) === undefined) throw new Error('<Capture> needs alt="…": what there is to see, in words.');
  return toCaptureView(capture, sourceUrl, alt);
}

function attributeOf(node: Element, name: string): string | undefined {
  const value = node.attributes.find((entry) => entry.type === 'mdxJsxAttribute' && entry.name === name)?.value;
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/**
 * `import Capture from '@theme/Capture'` or, for style and script, `import '@theme/Capture/effects'`, as MDX has it after
 * parsing. They are apart because an article's text, and with it the component, is taken out of what the browser loads.
 */
function importOf(source: string, name?: string): MdxjsEsm {
  const declaration: ImportDeclaration = {
    type: 'ImportDeclaration',
    specifiers: name === undefined ? [] : [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
    source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
    attributes: [],
  };
  const value = `import ${name === undefined ? '' : `${name} from `}'${source}'`;
  return {type: 'mdxjsEsm', value, data: {estree: {type: 'Program', sourceType: 'module', body: [declaration]}}};
}
