import type {Parser} from 'web-tree-sitter';
import {parseSource} from './parse/parseSource';
import {conditionSymbols, preprocess} from './preprocess/preprocess';
import type {TypeSyntaxPart} from './syntax/declarations';
import {extractTypes} from './syntax/extractTypes';

/** What was read of one text of one file. */
interface ReadText {
  readonly conditionSymbols: ReadonlySet<string>;
  /** By the symbols that its conditions ask for and the build defines. */
  readonly types: Map<string, readonly TypeSyntaxPart[]>;
}

/** Reads the types of files, each text once, however many builds and releases compile it. */
export class TypeReader {
  private readonly texts = new Map<string, ReadText>();
  private readonly compiled = new Map<string, readonly TypeSyntaxPart[]>();

  constructor(private readonly parser: Parser) {}

  /** The types that a file declares in a build with these symbols. Throws a SourceError where it is no C#. */
  types(file: string, text: string, symbols: ReadonlySet<string>): readonly TypeSyntaxPart[] {
    const known = this.textOf(file, text);
    const defined = [...known.conditionSymbols].filter((symbol) => symbols.has(symbol)).join(' ');
    const types = known.types.get(defined) ?? this.parse(file, preprocess(text, file, symbols));
    known.types.set(defined, types);
    return types;
  }

  private textOf(file: string, text: string): ReadText {
    const key = `${file}\n${text}`;
    const known = this.texts.get(key) ?? {conditionSymbols: conditionSymbols(text), types: new Map()};
    this.texts.set(key, known);
    return known;
  }

  /** Symbols that leave the same lines share one parse. */
  private parse(file: string, text: string): readonly TypeSyntaxPart[] {
    const key = `${file}\n${text}`;
    const known = this.compiled.get(key);
    if (known) return known;
    const tree = parseSource(this.parser, text, file);
    try {
      const types = extractTypes(tree.rootNode, file);
      this.compiled.set(key, types);
      return types;
    } finally {
      tree.delete();
    }
  }
}
