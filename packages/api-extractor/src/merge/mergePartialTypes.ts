import {groupBy} from 'api-model';
import {SourceError} from '../SourceError';
import type {MemberSyntax, TypeSyntaxPart} from '../syntax/declarations';

/** A type with all its parts merged. */
export interface TypeDeclaration {
  /** With arity, nested types by dot: ``Box2D.Collision.b2DynamicTree`1.b2TreeNode``. */
  readonly fullName: string;
  readonly kind: TypeSyntaxPart['kind'];
  readonly name: string;
  readonly namespace: string;
  readonly declaring?: TypeDeclaration;
  /** The main part first. */
  readonly parts: readonly [TypeSyntaxPart, ...TypeSyntaxPart[]];
  /** In source order, each with the part whose using directives apply to it. */
  readonly members: readonly {readonly syntax: MemberSyntax; readonly part: TypeSyntaxPart}[];
}

/**
 * Returns all types of a build by full name, with the parts of partial types merged. Throws a SourceError when two
 * declarations that are not partial have the same name.
 */
export function mergePartialTypes(parts: readonly TypeSyntaxPart[]): ReadonlyMap<string, TypeDeclaration> {
  const types = new Map<string, TypeDeclaration>();
  addTypes(parts, undefined, types);
  return types;
}

function addTypes(
  parts: readonly TypeSyntaxPart[],
  declaring: TypeDeclaration | undefined,
  types: Map<string, TypeDeclaration>,
): void {
  for (const [fullName, group] of groupBy(parts, (part) => fullNameOf(part, declaring))) {
    const [main, ...others] = mainPartFirst(group);
    if (!main) continue;
    const type: TypeDeclaration = {
      fullName,
      kind: main.kind,
      name: main.name,
      namespace: main.scope.namespace,
      ...(declaring && {declaring}),
      parts: [main, ...others],
      members: group.flatMap((part) => part.members.map((syntax) => ({syntax, part}))),
    };
    checkParts(type);
    types.set(fullName, type);
    addTypes(
      group.flatMap((part) => part.nested),
      type,
      types,
    );
  }
}

function fullNameOf(part: TypeSyntaxPart, declaring: TypeDeclaration | undefined): string {
  const arity = part.typeParameters.length > 0 ? `\`${part.typeParameters.length}` : '';
  const container = declaring?.fullName ?? part.scope.namespace;
  return `${container ? `${container}.` : ''}${part.name}${arity}`;
}

/** Puts the part in the file with the type's name first, or else the longest part. */
function mainPartFirst(parts: readonly TypeSyntaxPart[]): readonly TypeSyntaxPart[] {
  if (parts.length < 2) return parts;
  const rank = (part: TypeSyntaxPart) => (part.file.endsWith(`/${part.name}.cs`) ? 1 : 0);
  const length = ({span}: TypeSyntaxPart) => span.endLine - span.line;
  return [...parts].sort((a, b) => rank(b) - rank(a) || length(b) - length(a));
}

function checkParts({fullName, parts}: TypeDeclaration): void {
  const [main, ...others] = parts;
  const other = others.find((part) => !part.partial || !main.partial || part.kind !== main.kind);
  if (!other) return;
  throw new SourceError(
    other.file,
    other.span.line,
    `${fullName} is declared here and again at ${main.file}:${main.span.line}. Two types can only have the same name if both are partial.`,
  );
}
