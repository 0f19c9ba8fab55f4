import {SourceError} from '../SourceError';

/** A `#nullable` directive that affects annotations: from its line on, `?` after a reference type means that it may be null. */
export interface NullableDirective {
  readonly line: number;
  readonly setting: 'enable' | 'disable' | 'restore';
}

/** What decides in a file whether types have a nullability. */
export interface NullableContext {
  /** In the order of the lines. */
  readonly directives: readonly NullableDirective[];
  /** Whether it is generated code, to which the project's setting does not apply. */
  readonly isGenerated: boolean;
}

const settings = /^(enable|disable|restore)(?:\s+(annotations|warnings))?\s*(?:\/\/.*)?$/u;

/** Reads what follows `#nullable`; undefined when it only affects warnings. Throws a SourceError when C# has no such setting. */
export function readNullableDirective(text: string, file: string, line: number): NullableDirective | undefined {
  const [, setting, target] = settings.exec(text.trim()) ?? [];
  if (!setting) throw new SourceError(file, line, `C# has no directive "#nullable ${text.trim()}".`);
  return target === 'warnings' ? undefined : {line, setting: setting as NullableDirective['setting']};
}

/** Returns whether the compiler takes a file for generated code: by its name, or by a comment at its beginning. */
export function isGeneratedCode(text: string, file: string): boolean {
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (/^TemporaryGeneratedFile_|\.(?:designer|generated|g|g\.i)\.cs$/iu.test(name)) return true;
  const comments = /^\uFEFF?(?:\s+|\/\/[^\n]*|\/\*[^]*?\*\/)*/u.exec(text)?.[0] ?? '';
  return /<auto-?generated/u.test(comments);
}

/** Returns whether types on a line have a nullability, in a project whose default is given. */
export function isAnnotated({directives, isGenerated}: NullableContext, line: number, byDefault: boolean): boolean {
  const setting = directives.findLast((directive) => directive.line <= line)?.setting ?? 'restore';
  return setting === 'restore' ? byDefault && !isGenerated : setting === 'enable';
}
