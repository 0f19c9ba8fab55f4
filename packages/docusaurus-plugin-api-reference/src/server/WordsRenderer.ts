import {
  formatProblem,
  linkApiReferences,
  resolveReference,
  targetPath,
  type ApiNames,
  type Problem,
  type Reference,
  type Term,
} from 'api-descriptions';
import type {DocId, TypeFacts} from 'api-model';
import type {CodeFigureOptions} from 'docusaurus-plugin-code-samples/figure';
import type {Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import type {Link, Words} from '../view';
import {externalHref} from './links';
import {inlineHtml, renderWords} from './renderWords';

/**
 * Turns the words of descriptions into what a page shows. Names of the API become links, looked up from the type in whose
 * file the words stand. What names nothing is collected; `check` throws when anything was.
 */
export class WordsRenderer {
  private readonly problems = new Map<string, Problem>();

  constructor(
    private readonly names: ApiNames,
    private readonly samples: CodeFigureOptions,
  ) {}

  /** A summary or the words of a parameter, as HTML for within a paragraph. */
  inline(nodes: readonly PhrasingContent[], from: TypeFacts | undefined, file: string): string {
    const paragraph: Paragraph = {type: 'paragraph', children: structuredClone([...nodes])};
    this.link({type: 'root', children: [paragraph]}, from, file);
    return inlineHtml(paragraph.children);
  }

  /** Remarks. */
  async blocks(nodes: readonly RootContent[], from: TypeFacts | undefined, file: string): Promise<Words> {
    if (nodes.length === 0) return [];
    const root: Root = {type: 'root', children: structuredClone([...nodes])};
    this.link(root, from, file);
    return renderWords(root.children, file, this.samples);
  }

  see(references: readonly Reference[], from: TypeFacts | undefined): readonly Link[] {
    return references.flatMap(({name, position}) => {
      const target = resolveReference(name, this.names, from);
      if (target.kind !== 'none' && target.kind !== 'ambiguous') return [{text: name, href: targetPath(target)}];
      const message = `"see: ${name}" names ${target.kind === 'none' ? 'no API' : 'more than one API'}. Correct the name.`;
      this.report({kind: 'broken', position, message});
      return [];
    });
  }

  /** The type of an exception: mostly .NET's, written without its namespace. */
  exception({name}: Term, from: TypeFacts | undefined): Link | string {
    const target = resolveReference(name, this.names, from);
    if (target.kind === 'type') return {text: name, href: targetPath(target)};
    const href = externalHref(name.includes('.') ? name : `${dotnetNamespaces[name] ?? 'System'}.${name}`);
    return href === undefined ? name : {text: name, href};
  }

  /** The type with that id, for words that stand in its file. */
  typeOf(id: DocId): TypeFacts | undefined {
    return this.names.linked.typesById.get(id);
  }

  /** Throws when a name in the words that were rendered means nothing. */
  check(): void {
    if (this.problems.size === 0) return;
    throw new Error(`Descriptions name what does not exist:\n${[...this.problems.keys()].sort().join('\n')}`);
  }

  private link(tree: Root, from: TypeFacts | undefined, file: string): void {
    const {problems} = linkApiReferences(tree, {names: this.names, ...(from && {from})});
    for (const {node, message} of problems) {
      const {line, column} = node.position?.start ?? {line: 1, column: 1};
      this.report({kind: 'broken', position: {file, line, column}, message});
    }
  }

  private report(problem: Problem): void {
    this.problems.set(formatProblem(problem), problem);
  }
}

/** Exceptions that descriptions name and that are not in `System` itself. */
const dotnetNamespaces: Readonly<Record<string, string>> = {
  KeyNotFoundException: 'System.Collections.Generic',
  FileNotFoundException: 'System.IO',
  DirectoryNotFoundException: 'System.IO',
  EndOfStreamException: 'System.IO',
  InvalidDataException: 'System.IO',
  IOException: 'System.IO',
  XmlException: 'System.Xml',
  ContentLoadException: 'Microsoft.Xna.Framework.Content',
  NoAudioHardwareException: 'Microsoft.Xna.Framework.Audio',
};
