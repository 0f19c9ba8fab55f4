import type {TypeName} from './facts';

/** The structure of a TypeName. */
export type ParsedTypeName = NamedType | ArrayType | PointerType | TypeParameterReference;

export interface NamedType {
  readonly kind: 'named';
  /** The namespace and the outermost type as the first segment's name, then one segment for each nested type. */
  readonly segments: readonly TypeNameSegment[];
}

export interface TypeNameSegment {
  /** `System.Collections.Generic.List`, or of a nested type `Enumerator`; without arity. */
  readonly name: string;
  readonly arguments: readonly ParsedTypeName[];
}

export interface ArrayType {
  readonly kind: 'array';
  readonly element: ParsedTypeName;
  readonly rank: number;
}

export interface PointerType {
  readonly kind: 'pointer';
  readonly element: ParsedTypeName;
}

/** `` `0 `` is the type's first type parameter, ` ``0 ` the method's. Nested types continue the indices of outer types. */
export interface TypeParameterReference {
  readonly kind: 'typeParameter';
  readonly owner: 'type' | 'method';
  readonly index: number;
}

/** Parses a TypeName. Throws when the text is not one. */
export function parseTypeName(name: TypeName): ParsedTypeName {
  const reader = new TypeNameReader(name);
  const parsed = reader.readType();
  if (!reader.atEnd) throw reader.error();
  return parsed;
}

/** A parsed name as documentation ids write it: the inverse of `parseTypeName`. */
export function formatTypeName(type: ParsedTypeName): TypeName {
  switch (type.kind) {
    case 'named':
      return type.segments.map(formatSegment).join('.');
    case 'array':
      return formatTypeName(type.element) + arraySuffix(type.rank);
    case 'pointer':
      return `${formatTypeName(type.element)}*`;
    case 'typeParameter':
      return (type.owner === 'type' ? '`' : '``') + String(type.index);
  }
}

/** The generic definition's full name, as in ids: ``System.Collections.Generic.List`1``. */
export function definitionName(type: NamedType): string {
  return type.segments.map(({name, arguments: list}) => (list.length > 0 ? `${name}\`${list.length}` : name)).join('.');
}

/** The type arguments of all segments, outermost first: the values of the definition's `` `0 ``, `` `1 `` … */
export function typeArguments(type: NamedType): readonly ParsedTypeName[] {
  return type.segments.flatMap((segment) => segment.arguments);
}

/** Replaces a type's own parameters (`` `0 ``) with type arguments; those of methods (` ``0 `) stay. */
export function substituteTypeParameters(type: ParsedTypeName, list: readonly ParsedTypeName[]): ParsedTypeName {
  switch (type.kind) {
    case 'named':
      return {
        kind: 'named',
        segments: type.segments.map((segment) => ({
          name: segment.name,
          arguments: segment.arguments.map((argument) => substituteTypeParameters(argument, list)),
        })),
      };
    case 'array':
    case 'pointer':
      return {...type, element: substituteTypeParameters(type.element, list)};
    case 'typeParameter':
      return type.owner === 'type' ? (list[type.index] ?? type) : type;
  }
}

function formatSegment({name, arguments: list}: TypeNameSegment): string {
  return list.length > 0 ? `${name}{${list.map(formatTypeName).join(',')}}` : name;
}

/** ECMA-334 D.4.2 with lower bounds and sizes as the compiler writes them: `[]`, `[0:,0:]`. */
function arraySuffix(rank: number): string {
  return rank === 1 ? '[]' : `[${Array.from({length: rank}, () => '0:').join(',')}]`;
}

class TypeNameReader {
  private position = 0;

  constructor(private readonly text: string) {}

  get atEnd(): boolean {
    return this.position === this.text.length;
  }

  error(): Error {
    return new Error(
      `"${this.text}" is not a type name in the form of documentation ids (character ${this.position + 1}).`,
    );
  }

  readType(): ParsedTypeName {
    let type: ParsedTypeName = this.text[this.position] === '`' ? this.readTypeParameter() : this.readNamed();
    for (;;) {
      const suffix = this.match(/\[(?:0:)?((?:,(?:0:)?)*)\]|\*/y);
      if (!suffix) return type;
      type =
        suffix[0] === '*'
          ? {kind: 'pointer', element: type}
          : {kind: 'array', element: type, rank: (suffix[1] ?? '').replaceAll('0:', '').length + 1};
    }
  }

  private readTypeParameter(): TypeParameterReference {
    const match = this.match(/(``?)(\d+)/y);
    if (!match) throw this.error();
    return {kind: 'typeParameter', owner: match[1] === '`' ? 'type' : 'method', index: Number(match[2])};
  }

  private readNamed(): NamedType {
    const segments: TypeNameSegment[] = [];
    do {
      const match = this.match(/[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*/uy);
      if (!match) throw this.error();
      segments.push({name: match[0], arguments: this.readArguments()});
    } while (this.match(/\./y));
    return {kind: 'named', segments};
  }

  private readArguments(): readonly ParsedTypeName[] {
    if (!this.match(/\{/y)) return [];
    const list: ParsedTypeName[] = [];
    do list.push(this.readType());
    while (this.match(/,/y));
    if (!this.match(/\}/y)) throw this.error();
    return list;
  }

  private match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.position;
    const match = pattern.exec(this.text);
    if (!match) return undefined;
    this.position = pattern.lastIndex;
    return match;
  }
}
