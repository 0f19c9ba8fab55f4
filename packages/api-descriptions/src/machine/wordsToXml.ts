import type {List, PhrasingContent, RootContent, Table, TableRow} from 'mdast';
import type {Alert, AlertKind, BehaviorNote} from '../descriptions';
import {noteLabel} from '../notes';
import {toPlainText} from '../text/toPlainText';
import {xmlElement, xmlText, type Xml} from './xml';

/** The tag for references to each parameter and type parameter, by its name. */
export type ParameterTags = ReadonlyMap<string, 'paramref' | 'typeparamref'>;

/**
 * Converts inline text to .NET's documentation tags. Links to the API and names of parameters become references.
 *
 * @param words After `linkApiReferences`.
 */
export function inlineToXml(words: readonly PhrasingContent[], parameters: ParameterTags): readonly Xml[] {
  return words.map((node) => phrasingToXml(node, parameters));
}

/** Converts remarks to .NET's documentation tags, without their samples (see `examplesToXml`). */
export function remarksToXml(blocks: readonly RootContent[], parameters: ParameterTags): readonly Xml[] {
  return blocksToXml(
    blocks.filter((block) => block.type !== 'code'),
    parameters,
  );
}

/** Returns the code blocks of remarks. */
export function examplesToXml(blocks: readonly RootContent[]): readonly Xml[] {
  return blocks.flatMap((block) => (block.type === 'code' && block.value !== '' ? [codeToXml(block.value)] : []));
}

/** Converts notes to paragraphs of remarks that begin with the release. */
export function notesToXml(notes: readonly BehaviorNote[], parameters: ParameterTags): readonly Xml[] {
  return notes.map((note) =>
    xmlElement('para', {}, [
      xmlElement('b', {}, [xmlText(`${noteLabel(note)}:`)]),
      xmlText(' '),
      ...inlineToXml(note.words, parameters),
    ]),
  );
}

function phrasingToXml(node: PhrasingContent, parameters: ParameterTags): Xml {
  switch (node.type) {
    case 'text':
      return xmlText(node.value);
    case 'inlineCode':
      return codeWordToXml(node.value, parameters.get(node.value));
    case 'strong':
      return xmlElement('b', {}, inlineToXml(node.children, parameters));
    case 'emphasis':
      return xmlElement('i', {}, inlineToXml(node.children, parameters));
    case 'break':
      return xmlElement('br');
    case 'link':
      return linkToXml(node, parameters);
    default:
      return xmlText(toPlainText([node]));
  }
}

function codeWordToXml(word: string, parameterTag: 'paramref' | 'typeparamref' | undefined): Xml {
  return parameterTag ? xmlElement(parameterTag, {name: word}) : xmlElement('c', {}, [xmlText(word)]);
}

function linkToXml({data, children}: Extract<PhrasingContent, {type: 'link'}>, parameters: ParameterTags): Xml {
  const [first, ...overloads] = data?.apiIds ?? [];
  // A link to a namespace has no id, and XML documentation can't contain addresses within the site.
  if (first === undefined) return inlineToXml(children, parameters).join('') as Xml;
  const isName = children.length === 1 && children[0]?.type === 'inlineCode';
  // The IDE would show the first overload's signature for all of them, so the author's text is kept there.
  return isName && overloads.length === 0
    ? xmlElement('see', {cref: first})
    : xmlElement('see', {cref: first}, [xmlText(toPlainText(children))]);
}

function blocksToXml(blocks: readonly RootContent[], parameters: ParameterTags): readonly Xml[] {
  return blocks.flatMap((block) => blockToXml(block, parameters));
}

function blockToXml(block: RootContent, parameters: ParameterTags): readonly Xml[] {
  switch (block.type) {
    case 'paragraph':
      return [xmlElement('para', {}, inlineToXml(block.children, parameters))];
    case 'heading':
      return [xmlElement('para', {}, [xmlElement('b', {}, inlineToXml(block.children, parameters))])];
    case 'alert':
      return alertToXml(block, parameters);
    case 'blockquote':
      return blocksToXml(block.children, parameters);
    case 'list':
      return [listToXml(block, parameters)];
    case 'table':
      return [tableToXml(block, parameters)];
    case 'code':
      return block.value === '' ? [] : [codeToXml(block.value)];
    default:
      return [];
  }
}

const alertTitles: Readonly<Record<AlertKind, string>> = {note: 'Note', tip: 'Tip', warning: 'Warning'};

/** Documentation tags include no alerts, so the text begins with the alert's title. */
function alertToXml({kind, children}: Alert, parameters: ParameterTags): readonly Xml[] {
  const [first, ...rest] = children;
  const title = xmlElement('b', {}, [xmlText(`${alertTitles[kind]}:`)]);
  if (first?.type !== 'paragraph') return [xmlElement('para', {}, [title]), ...blocksToXml(children, parameters)];
  const paragraph = xmlElement('para', {}, [title, xmlText(' '), ...inlineToXml(first.children, parameters)]);
  return [paragraph, ...blocksToXml(rest, parameters)];
}

function listToXml(list: List, parameters: ParameterTags): Xml {
  const items = list.children.map(({children}) => {
    const [only] = children;
    const content =
      children.length === 1 && only?.type === 'paragraph'
        ? inlineToXml(only.children, parameters)
        : blocksToXml(children, parameters);
    return xmlElement('item', {}, [xmlElement('description', {}, content)]);
  });
  return xmlElement('list', {type: list.ordered ? 'number' : 'bullet'}, items);
}

/** Documentation tables have two columns (ECMA-334 D.3.7); the second contains all further columns. */
function tableToXml({children: [header, ...rows]}: Table, parameters: ParameterTags): Xml {
  return xmlElement('list', {type: 'table'}, [
    ...(header ? [rowToXml('listheader', header, parameters)] : []),
    ...rows.map((row) => rowToXml('item', row, parameters)),
  ]);
}

function rowToXml(
  name: 'listheader' | 'item',
  {children: [first, ...others]}: TableRow,
  parameters: ParameterTags,
): Xml {
  const description = others.flatMap(({children}, index) => [
    ...(index > 0 ? [xmlText('; ')] : []),
    ...inlineToXml(children, parameters),
  ]);
  return xmlElement(name, {}, [
    xmlElement('term', {}, inlineToXml(first?.children ?? [], parameters)),
    xmlElement('description', {}, description),
  ]);
}

function codeToXml(code: string): Xml {
  return xmlElement('code', {}, [xmlText(code)]);
}
