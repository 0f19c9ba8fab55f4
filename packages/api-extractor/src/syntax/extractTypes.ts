import type {TypeKind} from 'api-model';
import type {Node} from 'web-tree-sitter';
import {SourceError} from '../SourceError';
import type {
  DeclaredAccessibility,
  FileDeclarations,
  MemberSyntax,
  NamespaceScope,
  TypeSyntaxPart,
} from './declarations';
import {
  accessibilityOf,
  factModifiers,
  modifierWords,
  readAttributes,
  readParameters,
  readTypeParameters,
  spanOf,
} from './readDeclaration';
import {readEnumMembers} from './readEnumMembers';
import {isExtensionBlock, readExtensionBlock} from './readExtensionBlock';
import {readMember} from './readMember';
import {primaryConstructor} from './readPrimaryConstructor';
import {readGlobalUsings, readScope} from './readScope';
import {fieldOf, identifierText, readType} from './readType';

const typeKinds: Readonly<Record<string, TypeKind>> = {
  class_declaration: 'class',
  struct_declaration: 'struct',
  interface_declaration: 'interface',
  enum_declaration: 'enum',
  delegate_declaration: 'delegate',
};

/** Returns the kind of type that a node declares; undefined for other nodes. */
function typeKindOf(node: Node): TypeKind | undefined {
  if (node.type !== 'record_declaration') return typeKinds[node.type];
  return node.children.some((child) => child.type === 'struct') ? 'struct' : 'class';
}

const withoutTypes = new Set([
  'using_directive',
  'global_attribute',
  'comment',
  'extern_alias_directive',
  'identifier',
  'qualified_name',
]);

/** Returns every type in a file, as written. Throws a SourceError for an unknown kind of declaration. */
export function extractTypes(root: Node, file: string): FileDeclarations {
  const types = extractFrom(root, readScope(root, '', undefined, file), file);
  return {types, globalUsings: readGlobalUsings(root, file)};
}

function extractFrom(container: Node, scope: NamespaceScope, file: string): readonly TypeSyntaxPart[] {
  let current = scope;
  return container.namedChildren.flatMap((node) => {
    if (node.type === 'namespace_declaration') {
      const body = fieldOf(node, 'body', file);
      return extractFrom(body, readScope(body, fieldOf(node, 'name', file).text, scope, file), file);
    }
    if (node.type === 'file_scoped_namespace_declaration') {
      current = readScope(container, fieldOf(node, 'name', file).text, scope, file);
      return extractFrom(node, current, file);
    }
    if (withoutTypes.has(node.type) || isFileLocal(node)) return [];
    return [readTypePart(node, current, file, 'internal')];
  });
}

/** Returns whether a type is a `file` type. These can't be in a public signature, and several may have the same name. */
function isFileLocal(node: Node): boolean {
  return modifierWords(node).includes('file');
}

function readTypePart(
  node: Node,
  scope: NamespaceScope,
  file: string,
  otherwise: DeclaredAccessibility,
): TypeSyntaxPart {
  const kind = typeKindOf(node);
  if (!kind) {
    throw new SourceError(
      file,
      node.startPosition.row + 1,
      `The extractor does not support this kind of declaration (${node.type}). Add it in packages/api-extractor/src/syntax/extractTypes.ts.`,
    );
  }
  const words = modifierWords(node);
  const isRefStruct = kind === 'struct' && node.children.some((child) => child.type === 'ref');
  return {
    kind,
    name: identifierText(fieldOf(node, 'name', file)),
    accessibility: accessibilityOf(words, otherwise),
    modifiers: factModifiers(words, [
      ...(isRefStruct ? (['ref'] as const) : []),
      ...(node.type === 'record_declaration' ? (['record'] as const) : []),
    ]),
    partial: words.includes('partial'),
    typeParameters: readTypeParameters(node, file),
    attributes: readAttributes(node),
    file,
    scope,
    bases: readBases(node, file),
    span: spanOf(node),
    ...readBody(node, kind, scope, file),
  };
}

type Body = Pick<TypeSyntaxPart, 'members' | 'nested' | 'hasConstructor' | 'parameters' | 'returnType'>;

function readBody(node: Node, kind: TypeKind, scope: NamespaceScope, file: string): Body {
  const empty: Body = {members: [], nested: [], hasConstructor: false};
  if (kind === 'delegate') {
    return {
      ...empty,
      parameters: readParameters(fieldOf(node, 'parameters', file), file),
      returnType: readType(fieldOf(node, 'type', file), file),
    };
  }
  const body = node.childForFieldName('body');
  if (kind === 'enum') return body ? {...empty, members: readEnumMembers(body, file)} : empty;
  const declared = body ? readDeclarations(body, kind, scope, file) : empty;
  const primary = primaryConstructor(node, kind, declared.members, file);
  return {
    ...declared,
    members: [...declared.members, ...primary],
    hasConstructor: declared.hasConstructor || primary.length > 0,
  };
}

function readDeclarations(body: Node, kind: TypeKind, scope: NamespaceScope, file: string): Body {
  const otherwise = kind === 'interface' ? 'public' : 'private';
  const members: MemberSyntax[] = [];
  const nested: TypeSyntaxPart[] = [];
  for (const node of body.namedChildren) {
    if (node.type === 'comment') continue;
    if (isExtensionBlock(node)) members.push(...readExtensionBlock(node, file));
    else if (typeKindOf(node)) nested.push(readTypePart(node, scope, file, otherwise));
    else members.push(...readMember(node, file, kind === 'interface'));
  }
  return {members, nested, hasConstructor: members.some((member) => member.kind === 'constructor')};
}

function readBases(node: Node, file: string): TypeSyntaxPart['bases'] {
  const list = node.namedChildren.find((child) => child.type === 'base_list');
  return (list?.namedChildren ?? [])
    .filter((child) => child.type !== 'comment' && child.type !== 'argument_list')
    .map((base) => readType(base.type === 'primary_constructor_base_type' ? fieldOf(base, 'type', file) : base, file));
}
