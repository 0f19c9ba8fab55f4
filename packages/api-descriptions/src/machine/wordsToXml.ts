import type {List, PhrasingContent, RootContent, Table, TableRow} from 'mdast';
import type {Alert, AlertKind} from '../descriptions';
import {toPlainText} from '../text/toPlainText';
import {xmlElement, xmlText, type Xml} from './xml';

/**
 * Inline words as .NET's documentation tags. Links to the API become `<see cref>`.
 *
 * @param words After `linkApiReferences`.
 */
export function inlineToXml(words: readonly PhrasingContent[]): readonly Xml[] {
  return words.map(phrasingToXml);
}

/** Remarks as .NET's documentation tags, the samples in them left out (see `examplesToXml`). */
export function remarksToXml(blocks: readonly RootContent[]): readonly Xml[] {
  return blocks.filter((block) => block.type !== 'code').flatMap(blockToXml);
}

/** The code of remarks, as it is. */
export function examplesToXml(blocks: readonly RootContent[]): readonly Xml[] {
  return blocks.flatMap((block) => (block.type === 'code' && block.value !== '' ? [codeToXml(block.value)] : []));
}

function phrasingToXml(node: PhrasingContent): Xml {
  switch (node.type) {
    case 'text':
      return xmlText(node.value);
    case 'inlineCode':
      return xmlElement('c', {}, [xmlText(node.value)]);
    case 'strong':
      return xmlElement('b', {}, inlineToXml(node.children));
    case 'emphasis':
      return xmlElement('i', {}, inlineToXml(node.children));
    case 'break':
      return xmlElement('br');
    case 'link':
      return linkToXml(node);
    default:
      return xmlText(toPlainText([node]));
  }
}

function linkToXml({data, children}: Extract<PhrasingContent, {type: 'link'}>): Xml {
  const [first, ...overloads] = data?.apiIds ?? [];
  // A link to a namespace has no id, and XML documentation knows no address within the site.
  if (first === undefined) return inlineToXml(children).join('') as Xml;
  const isName = children.length === 1 && children[0]?.type === 'inlineCode';
  // One member shows its own name; overloads are one target, so that the words stand for the first one's signature.
  return isName && overloads.length === 0
    ? xmlElement('see', {cref: first})
    : xmlElement('see', {cref: first}, [xmlText(toPlainText(children))]);
}

function blockToXml(block: RootContent): readonly Xml[] {
  switch (block.type) {
    case 'paragraph':
      return [xmlElement('para', {}, inlineToXml(block.children))];
    case 'heading':
      return [xmlElement('para', {}, [xmlElement('b', {}, inlineToXml(block.children))])];
    case 'alert':
      return alertToXml(block);
    case 'blockquote':
      return block.children.flatMap(blockToXml);
    case 'list':
      return [listToXml(block)];
    case 'table':
      return [tableToXml(block)];
    case 'code':
      return block.value === '' ? [] : [codeToXml(block.value)];
    default:
      return [];
  }
}

const alertTitles: Readonly<Record<AlertKind, string>> = {note: 'Note', tip: 'Tip', warning: 'Warning'};

/** Documentation tags know no alerts: the word stands in front of the text. */
function alertToXml({kind, children}: Alert): readonly Xml[] {
  const [first, ...rest] = children;
  const title = xmlElement('b', {}, [xmlText(`${alertTitles[kind]}:`)]);
  if (first?.type !== 'paragraph') return [xmlElement('para', {}, [title]), ...children.flatMap(blockToXml)];
  return [xmlElement('para', {}, [title, xmlText(' '), ...inlineToXml(first.children)]), ...rest.flatMap(blockToXml)];
}

function listToXml(list: List): Xml {
  const items = list.children.map(({children}) => {
    const [only] = children;
    const content =
      children.length === 1 && only?.type === 'paragraph' ? inlineToXml(only.children) : children.flatMap(blockToXml);
    return xmlElement('item', {}, [xmlElement('description', {}, content)]);
  });
  return xmlElement('list', {type: list.ordered ? 'number' : 'bullet'}, items);
}

/** Documentation tables have two columns (ECMA-334 D.3.7); further ones follow in the second. */
function tableToXml({children: [header, ...rows]}: Table): Xml {
  return xmlElement('list', {type: 'table'}, [
    ...(header ? [rowToXml('listheader', header)] : []),
    ...rows.map((row) => rowToXml('item', row)),
  ]);
}

function rowToXml(name: 'listheader' | 'item', {children: [first, ...others]}: TableRow): Xml {
  const description = others.flatMap(({children}, index) => [
    ...(index > 0 ? [xmlText('; ')] : []),
    ...inlineToXml(children),
  ]);
  return xmlElement(name, {}, [
    xmlElement('term', {}, inlineToXml(first?.children ?? [])),
    xmlElement('description', {}, description),
  ]);
}

function codeToXml(code: string): Xml {
  return xmlElement('code', {}, [xmlText(code)]);
}
