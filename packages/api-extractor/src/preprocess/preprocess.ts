import {SourceError} from '../SourceError';
import {evaluateCondition} from './evaluateCondition';
import {type LexicalState, startState, stateAfterLine} from './lexicalState';
import {type NullableDirective, readNullableDirective} from './nullableContext';

interface Section {
  readonly startLine: number;
  /** The code around it is compiled. */
  readonly parentActive: boolean;
  active: boolean;
  /** One of its branches was compiled already. */
  taken: boolean;
  hasElse: boolean;
}

export interface PreprocessedText {
  readonly text: string;
  readonly nullable: readonly NullableDirective[];
}

const directive = /^\s*#\s*(\w+)(.*)$/su;

/**
 * Returns a C# file as the compiler sees it after `#if`. Directives and lines that are not compiled become empty, so that
 * line numbers stay, together with its `#nullable` directives. Throws a SourceError for an invalid condition, for `#if` and
 * `#endif` without each other, and for an unknown setting of `#nullable`.
 */
export function preprocess(text: string, file: string, defined: ReadonlySet<string>): PreprocessedText {
  if (!/^[^\S\n]*#/mu.test(text)) return {text, nullable: []};
  return new Preprocessor(file, new Set(defined)).run(text);
}

/** Returns the symbols in a file's conditions, the only ones that affect its compiled text. */
export function conditionSymbols(text: string): ReadonlySet<string> {
  const conditions = text.matchAll(/^[^\S\n]*#\s*(?:el)?if\b(.*)$/gmu);
  return new Set([...conditions].flatMap(([, condition]) => condition?.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? []));
}

class Preprocessor {
  private readonly sections: Section[] = [];
  private readonly nullable: NullableDirective[] = [];
  private state: LexicalState = startState;

  constructor(
    private readonly file: string,
    private readonly symbols: Set<string>,
  ) {}

  run(text: string): PreprocessedText {
    const lines = text.split('\n').map((line, index) => this.line(line, index + 1));
    const open = this.sections.at(-1);
    if (open)
      throw new SourceError(this.file, open.startLine, 'This #if has no #endif. Close it, or extract another tag.');
    return {text: lines.join('\n'), nullable: this.nullable};
  }

  private get active(): boolean {
    return this.sections.at(-1)?.active ?? true;
  }

  private line(line: string, number: number): string {
    const match = this.state === 'code' ? directive.exec(line) : null;
    if (match) {
      this.directive(match[1] ?? '', match[2] ?? '', number);
      return '';
    }
    if (!this.active) return '';
    this.state = stateAfterLine(line, this.state);
    return line;
  }

  private directive(name: string, rest: string, line: number): void {
    switch (name) {
      case 'if':
        this.open(rest, line);
        break;
      case 'elif':
        this.elseIf(rest, line);
        break;
      case 'else':
        this.else(line);
        break;
      case 'endif':
        if (!this.sections.pop()) throw new SourceError(this.file, line, 'This #endif has no #if.');
        break;
      default:
        if (this.active) this.effect(name, rest.trim(), line);
    }
  }

  private effect(name: string, rest: string, line: number): void {
    if (name === 'define') this.symbols.add(rest);
    if (name === 'undef') this.symbols.delete(rest);
    if (name === 'nullable') {
      const directive = readNullableDirective(rest, this.file, line);
      if (directive) this.nullable.push(directive);
    }
    if (name === 'error') throw new SourceError(this.file, line, `The source contains #error ${rest}`);
  }

  private open(condition: string, line: number): void {
    const parentActive = this.active;
    const active = parentActive && this.evaluate(condition, line);
    this.sections.push({startLine: line, parentActive, active, taken: active, hasElse: false});
  }

  private elseIf(condition: string, line: number): void {
    const section = this.branch('elif', line);
    section.active = section.parentActive && !section.taken && this.evaluate(condition, line);
    section.taken ||= section.active;
  }

  private else(line: number): void {
    const section = this.branch('else', line);
    section.active = section.parentActive && !section.taken;
    section.hasElse = true;
  }

  private branch(name: string, line: number): Section {
    const section = this.sections.at(-1);
    if (!section || section.hasElse) throw new SourceError(this.file, line, `This #${name} has no #if before it.`);
    return section;
  }

  private evaluate(condition: string, line: number): boolean {
    try {
      return evaluateCondition(condition, this.symbols);
    } catch (error) {
      throw new SourceError(this.file, line, (error as Error).message);
    }
  }
}
