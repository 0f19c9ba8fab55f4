import type {Nullability, TypeName} from './facts';

/** The structure of a TypeName. */
export type ParsedTypeName = NamedType | ArrayType | PointerType | TypeParameterReference;

interface Annotated {
  /** `?` if it may be null, `!` if it must not be; see Nullability. */
  readonly annotation?: '?' | '!';
}

export interface NamedType extends Annotated {
  readonly kind: 'named';
  /** The namespace and the outermost type as the first segment's name, then one segment for each nested type. */
  readonly segments: readonly TypeNameSegment[];
}

export interface TypeNameSegment {
  /** `System.Collections.Generic.List`, or of a nested type `Enumerator`; without arity. */
  readonly name: string;
  readonly arguments: readonly ParsedTypeName[];
}

export interface ArrayType extends Annotated {
  readonly kind: 'array';
  readonly element: ParsedTypeName;
  readonly rank: number;
}

export interface PointerType extends Annotated {
  readonly kind: 'pointer';
  readonly element: ParsedTypeName;
}

/** `` `0 `` is the type's first type parameter, ` ``0 ` the method's. Nested types continue the indices of outer types. */
export interface TypeParameterReference extends Annotated {
  readonly kind: 'typeParameter';
  readonly owner: 'type' | 'method';
  readonly index: number;
}

/** Parses a TypeName. Throws when the text is not one, or the nullability is not that of this type. */
export function parseTypeName(name: TypeName, nullability?: Nullability): ParsedTypeName {
  const reader = new TypeNameReader(name);
  const parsed = reader.readType();
  if (!reader.atEnd) throw reader.error();
  return nullability === undefined ? parsed : annotate(parsed, nullability, name);
}

/** The inverse of the nullability that `parseTypeName` applies; undefined when no part of the type has any. */
export function formatNullability(type: ParsedTypeName): Nullability | undefined {
  const text = annotations(type);
  return /[?!]/u.test(text) ? text : undefined;
}

/** The nullability of each type; keywords among them have none. Undefined when none of them has any. */
export function formatNullabilities(types: readonly (string | ParsedTypeName)[]): readonly Nullability[] | undefined {
  const list = types.map((type) => (typeof type === 'string' ? '-' : annotations(type)));
  return list.some((text) => /[?!]/u.test(text)) ? list : undefined;
}

function annotations(type: ParsedTypeName): string {
  return (type.annotation ?? '-') + partsOf(type).map(annotations).join('');
}

/** The types inside a type, from left to right. */
function partsOf(type: ParsedTypeName): readonly ParsedTypeName[] {
  if (type.kind === 'named') return typeArguments(type);
  return type.kind === 'typeParameter' ? [] : [type.element];
}

function annotate(type: ParsedTypeName, nullability: Nullability, name: TypeName): ParsedTypeName {
  let position = 0;
  const next = (current: ParsedTypeName): ParsedTypeName => {
    const mark = nullability[position++];
    return {...mapParts(current, next), ...((mark === '?' || mark === '!') && {annotation: mark})};
  };
  const annotated = next(type);
  if (position === nullability.length) return annotated;
  throw new Error(`"${nullability}" is not the nullability of ${name}, which contains ${position} types.`);
}

/** Replaces the types inside a type. */
function mapParts(type: ParsedTypeName, replace: (part: ParsedTypeName) => ParsedTypeName): ParsedTypeName {
  switch (type.kind) {
    case 'named':
      return {
        ...type,
        segments: type.segments.map((segment) => ({name: segment.name, arguments: segment.arguments.map(replace)})),
      };
    case 'array':
    case 'pointer':
      return {...type, element: replace(type.element)};
    case 'typeParameter':
      return type;
  }
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

/**
 * Replaces a type's own parameters (`` `0 ``) with type arguments; those of methods (` ``0 `) stay. An argument for `T?` may
 * be null, unless its nullability is unknown, because it may then be a value type.
 */
export function substituteTypeParameters(type: ParsedTypeName, list: readonly ParsedTypeName[]): ParsedTypeName {
  const argument = type.kind === 'typeParameter' && type.owner === 'type' ? list[type.index] : undefined;
  if (argument) return type.annotation === '?' && argument.annotation ? {...argument, annotation: '?'} : argument;
  return mapParts(type, (part) => substituteTypeParameters(part, list));
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
