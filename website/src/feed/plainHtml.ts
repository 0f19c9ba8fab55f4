// cspell:ignore rowspan
import {attribute, elementsIn, hasClass, isElement, textOf} from 'markup';
import {parseFragment, serialize, type DefaultTreeAdapterTypes as Tree} from 'parse5';

type Attributes = Tree.Element['attrs'];

/** Elements that are useless without the site's scripts and styles. */
const dropped: ReadonlySet<string> = new Set(['button', 'script', 'style', 'template']);

/** Elements that exist only for a style; their content replaces them. */
const wrappers: ReadonlySet<string> = new Set(['span', 'div', 'section']);

/** Attributes that feed readers understand. Classes, ids and data are only for the site. */
const kept: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  video: ['width', 'height', 'controls', 'poster'],
  source: ['src', 'type'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
};

/**
 * Converts a post's HTML for feed readers: text, links, pictures and code, without the site's buttons and classes. To
 * lose no content, a diagram becomes its description and a changed line of code gets its sign.
 */
export function plainHtml(html: string): string {
  const root = parseFragment(html);
  root.childNodes = root.childNodes.flatMap(plainNode);
  return serialize(root).trim();
}

function plainNode(node: Tree.ChildNode): readonly Tree.ChildNode[] {
  if (node.nodeName === '#text') return [node];
  if (!isElement(node)) return [];
  if (dropped.has(node.tagName) || hasClass(node, 'hash-link')) return [];
  switch (node.tagName) {
    case 'pre':
      return [withChildren(node, [withChildren(element('code'), [text(codeOf(node))])])];
    case 'svg':
      return [withChildren(element('p'), [text(descriptionOf(node))])];
    case 'capture-loop':
      return [videoOf(node)];
    default:
      return isWrapper(node) ? contentOf(node) : [withChildren(node, contentOf(node))];
  }
}

/** Keeps a `div` with text of its own, because it separates that text from the text around it. */
function isWrapper({tagName, childNodes}: Tree.Element): boolean {
  const hasWords = childNodes.some((child) => 'value' in child && child.value.trim() !== '');
  return wrappers.has(tagName) && (tagName === 'span' || !hasWords);
}

function contentOf({childNodes}: Tree.Element): readonly Tree.ChildNode[] {
  return childNodes.flatMap(plainNode);
}

/** The lines of code; in a diff, each begins with its sign or two spaces. */
function codeOf(pre: Tree.Element): string {
  const lines = elementsIn(pre).filter((each) => hasClass(each, 'line'));
  if (!lines.some((line) => hasClass(line, 'diff'))) return textOf(pre);
  return lines.map((line) => signOf(line) + textOf(line)).join('\n');
}

function signOf(line: Tree.Element): string {
  if (hasClass(line, 'add')) return '+ ';
  return hasClass(line, 'remove') ? '- ' : '  ';
}

/** The text of `<desc>`, because a drawing would be black shapes without the site's stylesheet. */
function descriptionOf(svg: Tree.Element): string {
  const description = elementsIn(svg).find(({tagName}) => tagName === 'desc');
  return description ? textOf(description) : '';
}

/** Moves the picture into the video, because most feed readers that remove videos keep their content. */
function videoOf(loop: Tree.Element): Tree.ChildNode {
  const parts = elementsIn(loop);
  const picture = parts.find(({tagName}) => tagName === 'img');
  const video = parts.find(({tagName}) => tagName === 'video');
  if (!picture) return withChildren(video ?? element('p'), video ? contentOf(video) : contentOf(loop));
  const alt = (video && attribute(video, 'aria-label')) ?? attribute(picture, 'alt') ?? '';
  const shown = withChildren({...picture, attrs: withAttribute(picture.attrs, 'alt', alt)}, []);
  if (!video) return shown;
  const poster = withAttribute(video.attrs, 'poster', attribute(picture, 'src') ?? '');
  return withChildren({...video, attrs: poster}, [...contentOf(video), shown]);
}

function withChildren(node: Tree.Element, childNodes: readonly Tree.ChildNode[]): Tree.Element {
  const allowed = kept[node.tagName] ?? [];
  return {...node, attrs: node.attrs.filter(({name}) => allowed.includes(name)), childNodes: [...childNodes]};
}

function element(tagName: string): Tree.Element {
  const [made] = parseFragment(`<${tagName}></${tagName}>`).childNodes;
  if (!made || !isElement(made)) throw new Error(`Cannot create <${tagName}> on its own.`);
  return made;
}

function text(value: string): Tree.TextNode {
  return {nodeName: '#text', value, parentNode: null};
}

function withAttribute(attributes: Attributes, name: string, value: string): Attributes {
  return [...attributes.filter((each) => each.name !== name), {name, value}];
}
