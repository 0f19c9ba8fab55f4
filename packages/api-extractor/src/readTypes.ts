import type {Parser} from 'web-tree-sitter';
import {parseSource} from './parse/parseSource';
import {isGeneratedCode} from './preprocess/nullableContext';
import {conditionSymbols, preprocess, type PreprocessedText} from './preprocess/preprocess';
import type {FileSyntax} from './syntax/declarations';
import {extractTypes} from './syntax/extractTypes';

/** The declarations read from one version of a file. */
interface ReadText {
  readonly conditionSymbols: ReadonlySet<string>;
  /** By those of the build's symbols that are in the file's conditions. */
  readonly files: Map<string, FileSyntax>;
}

/** Reads the types in files, each text only once for all builds and releases that compile it. */
export class TypeReader {
  private readonly texts = new Map<string, ReadText>();
  private readonly compiled = new Map<string, FileSyntax>();

  constructor(private readonly parser: Parser) {}

  /** Returns a file's declarations in a build with these symbols. Throws a SourceError where the text isn't C#. */
  read(file: string, text: string, symbols: ReadonlySet<string>): FileSyntax {
    const known = this.textOf(file, text);
    const defined = [...known.conditionSymbols].filter((symbol) => symbols.has(symbol)).join(' ');
    const syntax = known.files.get(defined) ?? this.parse(file, preprocess(text, file, symbols));
    known.files.set(defined, syntax);
    return syntax;
  }

  private textOf(file: string, text: string): ReadText {
    const key = `${file}\n${text}`;
    const known = this.texts.get(key) ?? {conditionSymbols: conditionSymbols(text), files: new Map()};
    this.texts.set(key, known);
    return known;
  }

  /** Parses once for all sets of symbols that result in the same lines and `#nullable` directives. */
  private parse(file: string, {text, nullable: directives}: PreprocessedText): FileSyntax {
    const key = `${file}\n${JSON.stringify(directives)}\n${text}`;
    const known = this.compiled.get(key);
    if (known) return known;
    const tree = parseSource(this.parser, text, file);
    try {
      const nullable = {directives, isGenerated: isGeneratedCode(text, file)};
      const syntax = {...extractTypes(tree.rootNode, file), nullable};
      this.compiled.set(key, syntax);
      return syntax;
    } finally {
      tree.delete();
    }
  }
}
