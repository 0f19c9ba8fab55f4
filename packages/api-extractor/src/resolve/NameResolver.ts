import {
  definitionName,
  formatTypeName,
  type NamedType,
  type ParsedTypeName,
  substituteTypeParameters,
  typeArguments,
  type TypeKind,
  type TypeParameterReference,
} from 'api-model';
import type {TypeDeclaration} from '../merge/mergePartialTypes';
import {SourceError} from '../SourceError';
import {keywordType} from '../syntax/keywordTypes';
import {namespacesOf, parentOf, selfType, typeParameterNames} from './declaredTypes';
import type {
  NamePart,
  NameSyntax,
  NamespaceScope,
  TypeParameterSyntax,
  TypeSyntax,
  Usings,
} from '../syntax/declarations';

/** The place of a name in the source, where its lookup starts. */
export interface NameContext {
  readonly file: string;
  readonly scope: NamespaceScope;
  readonly type?: TypeDeclaration;
  readonly methodTypeParameters?: readonly TypeParameterSyntax[];
  /** Set while a directive is looked up: using directives of a file and global ones don't see each other. */
  readonly withoutGlobalUsings?: boolean;
}

/** A name that is neither a type of the engine nor in the lists of other libraries' types. */
export interface UnknownName {
  readonly name: string;
  readonly file: string;
  readonly line: number;
}

type Found = {readonly namespace: string} | {readonly type: ParsedTypeName};

/** Looks up type names as in C# specification 7.8: type parameters, nesting, inheritance, namespaces, usings. */
export class NameResolver {
  private readonly namespaces: ReadonlySet<string>;
  /** The names of all nested types. Most names are not among them, which saves searching the base types. */
  private readonly nestedNames: ReadonlySet<string>;
  private readonly bases = new Map<TypeDeclaration, readonly NamedType[]>();
  /** Types whose bases are being looked up; their inherited nested types are not available yet. */
  private readonly resolving = new Set<TypeDeclaration>();

  /** By place, so that a name looked up twice is listed only once. */
  private readonly unknown = new Map<string, UnknownName>();

  constructor(
    readonly types: ReadonlyMap<string, TypeDeclaration>,
    private readonly external: ReadonlyMap<string, TypeKind>,
    /** Whether types on a line of a file have a nullability. */
    private readonly isAnnotated: (file: string, line: number) => boolean,
    /** The `global using` directives of a file's assembly. */
    private readonly globalUsings: (file: string) => readonly Usings[] = () => [],
  ) {
    this.namespaces = namespacesOf(types, external);
    const nested = [...types].filter(([, type]) => type.declaring);
    this.nestedNames = new Set(nested.map(([name]) => name.slice(name.lastIndexOf('.') + 1)));
  }

  /** Every name that was looked up and not found, in the order of the files. */
  get unknownNames(): readonly UnknownName[] {
    return [...this.unknown.values()];
  }

  /**
   * Resolves a type's syntax, with its nullability. An unknown name stays as the source writes it and is added to
   * `unknownNames`.
   */
  resolve(syntax: TypeSyntax, context: NameContext): ParsedTypeName {
    switch (syntax.kind) {
      case 'name':
        return this.annotated(this.resolveName(syntax, context), '!', syntax, context);
      case 'array': {
        const array = {kind: 'array', element: this.resolve(syntax.element, context), rank: syntax.rank} as const;
        return this.annotated(array, '!', syntax, context);
      }
      case 'pointer':
        return {kind: 'pointer', element: this.resolve(syntax.element, context)};
      case 'nullable':
        return this.nullable(syntax.element, context);
      case 'tuple':
        return named(
          'System.ValueTuple',
          syntax.elements.map((element) => this.resolve(element, context)),
        );
    }
  }

  /** Returns the base class and interfaces in a type's declarations. */
  basesOf(type: TypeDeclaration): readonly NamedType[] {
    const known = this.bases.get(type);
    if (known) return known;
    if (this.resolving.has(type)) return [];
    this.resolving.add(type);
    const bases = type.parts.flatMap((part) =>
      part.bases.map((base) => this.resolve(base, {file: part.file, scope: part.scope, type})),
    );
    this.resolving.delete(type);
    const unique = new Map(bases.filter(isNamed).map((base) => [formatTypeName(base), base]));
    this.bases.set(type, [...unique.values()]);
    return [...unique.values()];
  }

  /** Finds the type with a dotted name. */
  find(path: readonly string[], context: NameContext): ParsedTypeName | undefined {
    const [keyword] = path;
    const simple = path.length === 1 && keyword ? keywordType(keyword) : undefined;
    if (simple) return named(simple, []);
    const parts = path.map((name) => ({name, arguments: []}));
    const found = this.follow({kind: 'name', parts, line: 0}, context);
    return found && 'type' in found ? found.type : undefined;
  }

  /** Returns a type's kind; undefined for type parameters and arrays. */
  kindOf(type: ParsedTypeName): TypeKind | undefined {
    if (type.kind !== 'named') return undefined;
    const name = definitionName(type);
    return this.types.get(name)?.kind ?? this.external.get(name) ?? this.kindOfUnknown(name);
  }

  private resolveName(syntax: NameSyntax, context: NameContext): ParsedTypeName {
    const found = this.follow(syntax, context);
    if (found && 'type' in found) return found.type;
    const name = nameText(syntax);
    const {file} = context;
    this.unknown.set(`${file}:${syntax.line}:${name}`, {name, file, line: syntax.line});
    const list = syntax.parts.flatMap((part) => part.arguments);
    return named(
      name,
      list.map((argument) => this.resolve(argument, context)),
    );
  }

  /** Guesses the kind of an unknown type from C#'s naming conventions. */
  private kindOfUnknown(name: string): TypeKind | undefined {
    const isUnknown = [...this.unknown.values()].some((unknown) => unknown.name === name);
    if (!isUnknown) return undefined;
    return /^(?:.*\.)?I[A-Z]/u.test(name) ? 'interface' : 'class';
  }

  private follow(syntax: NameSyntax, context: NameContext): Found | undefined {
    const [first, ...rest] = syntax.parts;
    if (!first) return undefined;
    let found: Found | undefined = syntax.alias
      ? this.qualifiedAlias(syntax.alias, first, context)
      : this.lookUp(first, context, syntax.line);
    for (const part of rest) found = found && this.member(found, part, context);
    return found;
  }

  private qualifiedAlias(alias: string, part: NamePart, context: NameContext): Found | undefined {
    if (alias === 'global') return this.inNamespace('', part, context);
    const target = this.lookUp({name: alias, arguments: []}, context, 0);
    return target && this.member(target, part, context);
  }

  private member(container: Found, part: NamePart, context: NameContext): Found | undefined {
    if ('namespace' in container) return this.inNamespace(container.namespace, part, context);
    if (container.type.kind !== 'named') return undefined;
    const type = this.nestedType(container.type, part, context);
    return type && {type};
  }

  private lookUp(part: NamePart, context: NameContext, line: number): Found | undefined {
    const type = this.typeParameter(part, context) ?? this.enclosingType(part, context);
    return type ? {type} : this.inScopes(part, context, line);
  }

  private typeParameter({name, arguments: list}: NamePart, context: NameContext): ParsedTypeName | undefined {
    if (list.length > 0) return undefined;
    const inMethod = context.methodTypeParameters?.findIndex((parameter) => parameter.name === name) ?? -1;
    if (inMethod >= 0) return {kind: 'typeParameter', owner: 'method', index: inMethod};
    const inType = typeParameterNames(context.type).lastIndexOf(name);
    return inType >= 0 ? {kind: 'typeParameter', owner: 'type', index: inType} : undefined;
  }

  private enclosingType(part: NamePart, context: NameContext): NamedType | undefined {
    if (!this.nestedNames.has(arityName(part))) return undefined;
    for (let type = context.type; type; type = type.declaring) {
      const nested = this.nestedType(selfType(type), part, context);
      if (nested) return nested;
    }
    return undefined;
  }

  /** Finds a type nested in a type or in one of its bases. */
  private nestedType(
    container: NamedType,
    part: NamePart,
    context: NameContext,
    // In invalid source, types may inherit from themselves; checkInheritance rejects them later.
    seen: ReadonlySet<string> = new Set(),
  ): NamedType | undefined {
    const containerName = definitionName(container);
    if (this.exists(`${containerName}.${arityName(part)}`)) {
      const list = part.arguments.map((argument) => this.resolve(argument, context));
      return {kind: 'named', segments: [...container.segments, {name: part.name, arguments: list}]};
    }
    const declaration = this.types.get(containerName);
    for (const base of declaration && !seen.has(containerName) ? this.basesOf(declaration) : []) {
      const inherited = this.nestedType(
        substituteNamed(base, typeArguments(container)),
        part,
        context,
        new Set([...seen, containerName]),
      );
      if (inherited) return inherited;
    }
    return undefined;
  }

  private inScopes(part: NamePart, context: NameContext, line: number): Found | undefined {
    for (let scope: NamespaceScope | undefined = context.scope; scope; scope = scope.parent) {
      const outer = scope.parent?.namespace ?? '';
      for (let namespace = scope.namespace; ; namespace = parentOf(namespace)) {
        const found = this.inNamespace(namespace, part, context);
        if (found) return found;
        if (namespace === scope.namespace) {
          const imported = this.imported(part, scope, context, line);
          if (imported) return imported;
        }
        if (namespace === outer || !namespace) break;
      }
    }
    return this.inNamespace('', part, context);
  }

  private imported(part: NamePart, scope: NamespaceScope, context: NameContext, line: number): Found | undefined {
    const alias = part.arguments.length === 0 ? this.aliasIn(part.name, scope, context) : undefined;
    // Using directives don't see each other, so an alias is looked up from outside.
    const isOutermost = !scope.parent;
    const outside: NameContext = {file: context.file, scope: withoutUsings(scope), withoutGlobalUsings: isOutermost};
    if (alias) return alias.kind === 'name' ? this.follow(alias, outside) : {type: this.resolve(alias, outside)};
    const directives = [scope, ...(isOutermost ? this.globalUsingsIn(context) : [])];
    const found = directives
      .flatMap(({usings, staticUsings}) => [...usings, ...staticUsings])
      .map((using) => this.importedFrom(using, outside, part, context))
      .filter((candidate) => candidate !== undefined);
    const names = new Set(found.map(formatTypeName));
    if (names.size > 1) {
      throw new SourceError(context.file, line, `${part.name} is ambiguous: ${[...names].join(' or ')}.`);
    }
    return found[0] && {type: found[0]};
  }

  private globalUsingsIn({file, withoutGlobalUsings}: NameContext): ReturnType<typeof this.globalUsings> {
    return withoutGlobalUsings ? [] : this.globalUsings(file);
  }

  private aliasIn(name: string, scope: NamespaceScope, context: NameContext): TypeSyntax | undefined {
    const own = scope.aliases[name];
    if (own || scope.parent) return own;
    return this.globalUsingsIn(context).find(({aliases}) => aliases[name])?.aliases[name];
  }

  private importedFrom(
    using: NameSyntax,
    outside: NameContext,
    part: NamePart,
    context: NameContext,
  ): ParsedTypeName | undefined {
    const target = this.follow(using, outside);
    const found = target && this.member(target, part, context);
    return found && 'type' in found ? found.type : undefined;
  }

  private inNamespace(namespace: string, part: NamePart, context: NameContext): Found | undefined {
    const prefix = namespace ? `${namespace}.` : '';
    if (this.exists(prefix + arityName(part))) {
      return {
        type: named(
          prefix + part.name,
          part.arguments.map((argument) => this.resolve(argument, context)),
        ),
      };
    }
    return this.namespaces.has(prefix + part.name) ? {namespace: prefix + part.name} : undefined;
  }

  private exists(fullName: string): boolean {
    return this.types.has(fullName) || this.external.has(fullName);
  }

  /** Wraps value types only, because for other types `T?` is an annotation and not another type. */
  private nullable(syntax: TypeSyntax, context: NameContext): ParsedTypeName {
    const element = this.resolve(syntax, context);
    if (this.isValueType(element, context)) return named('System.Nullable', [element]);
    return this.annotated(element, '?', syntax, context);
  }

  private annotated(
    type: ParsedTypeName,
    annotation: '?' | '!',
    syntax: TypeSyntax,
    context: NameContext,
  ): ParsedTypeName {
    if (!this.isAnnotated(context.file, lineOf(syntax)) || type.kind === 'pointer') return type;
    return this.isValueType(type, context) ? type : {...type, annotation};
  }

  private isValueType(type: ParsedTypeName, context: NameContext): boolean {
    if (type.kind === 'typeParameter') return isValueTypeParameter(type, context);
    const kind = this.kindOf(type);
    return kind === 'struct' || kind === 'enum';
  }
}

/** Returns whether a type parameter's own declaration says that it is a value type. */
function isValueTypeParameter({owner, index}: TypeParameterReference, context: NameContext): boolean {
  const constraints =
    owner === 'method'
      ? (context.methodTypeParameters?.[index]?.constraints ?? [])
      : constraintsOf(typeParameterNames(context.type)[index], context.type);
  return constraints.includes('struct') || constraints.includes('unmanaged');
}

/** A type parameter's constraints in all parts of the innermost type that declares it. */
function constraintsOf(name: string | undefined, type: TypeDeclaration | undefined): readonly unknown[] {
  if (!type) return [];
  const declared = type.parts.flatMap(({typeParameters}) => typeParameters).filter((each) => each.name === name);
  if (declared.length === 0) return constraintsOf(name, type.declaring);
  return declared.flatMap(({constraints}) => constraints);
}

function lineOf(syntax: TypeSyntax): number {
  return 'line' in syntax ? syntax.line : lineOf(syntax.element);
}

function named(name: string, list: readonly ParsedTypeName[]): NamedType {
  return {kind: 'named', segments: [{name, arguments: list}]};
}

function isNamed(type: ParsedTypeName): type is NamedType {
  return type.kind === 'named';
}

function substituteNamed(type: NamedType, list: readonly ParsedTypeName[]): NamedType {
  const substituted = substituteTypeParameters(type, list);
  return isNamed(substituted) ? substituted : type;
}

function withoutUsings(scope: NamespaceScope): NamespaceScope {
  return {...scope, usings: [], staticUsings: [], aliases: {}};
}

function arityName({name, arguments: list}: NamePart): string {
  return list.length > 0 ? `${name}\`${list.length}` : name;
}

/** A name as the source writes it, but with a dot for `::`, which documentation ids don't have. */
function nameText({alias, parts}: NameSyntax): string {
  return `${alias && alias !== 'global' ? `${alias}.` : ''}${parts.map(({name}) => name).join('.')}`;
}
