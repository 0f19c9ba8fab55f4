import type {Root, RootContent} from 'mdast';
import {attributeOf, findComponents, addAttributes, importComponents, requiredAttribute} from 'remark-page-components';
import type {PageComponent} from 'remark-page-components';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {Capture} from '../captures';
import type {CapturesOptions} from '../options';
import {readCaptures} from '../server/readCaptures';
import {toCaptureView, type CaptureView} from '../view';

/** The most characters of text that leave room on a phone's screen for a capture below them. */
const maxCharactersAbove = 600;

/**
 * Remark plugin: gives each `<Capture name="…" alt="…">` the capture of that name and imports the component only into
 * pages that use it. Without `alt`, the list's text alternative is used. The first capture is loaded with the page, and
 * with high priority if a phone shows it before scrolling. Errors name the page's path and line.
 */
export function remarkCaptures(options: CapturesOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const found = findComponents(tree, ['Capture']);
    if (found.length === 0) return;
    const captures = readCaptures(options);
    const onFirstScreen = blockOnFirstScreen(tree);
    for (const component of found)
      await addAttributes(component, file, 'captures', () => ({
        view: JSON.stringify(viewOf(component, captures, options.sourceUrl)),
        ...(component === found[0] && {loading: component === onFirstScreen ? 'first' : 'eager'}),
      }));
    importComponents(tree, found, {effects: true});
  };
}

function viewOf(component: PageComponent, captures: readonly Capture[], sourceUrl: string): CaptureView {
  const name = requiredAttribute(component, 'name');
  const alt = attributeOf(component, 'alt');
  const capture = captures.find((each) => each.name === name);
  if (!capture)
    throw new Error(
      `There is no capture "${name}" in website/captures. Add it to samples/Capture/captures and run npm run samples:capture.`,
    );
  if ((alt ?? capture.alt) === undefined) throw new Error('<Capture> needs alt="…" that describes what it shows.');
  return toCaptureView(capture, sourceUrl, alt);
}

/** Returns the first node of a page that is not text, if only a few words are above it. */
function blockOnFirstScreen({children}: Root): RootContent | undefined {
  const text = new Set(['paragraph', 'heading', 'yaml', 'mdxjsEsm']);
  const index = children.findIndex(({type}) => !text.has(type));
  let characters = 0;
  visit({type: 'root', children: children.slice(0, Math.max(index, 0))} satisfies Root, 'text', ({value}) => {
    characters += value.length;
  });
  return characters <= maxCharactersAbove ? children[index] : undefined;
}
