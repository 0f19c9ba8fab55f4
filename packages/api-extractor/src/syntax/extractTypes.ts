import type {TypeKind} from 'api-model';
import type {Node} from 'web-tree-sitter';
import {SourceError} from '../SourceError';
import type {DeclaredAccessibility, MemberSyntax, NamespaceScope, TypeSyntaxPart} from './declarations';
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
import {readMember} from './readMember';
import {readScope} from './readScope';
import {fieldOf, identifierText, readType} from './readType';

const typeKinds: Readonly<Record<string, TypeKind>> = {
  class_declaration: 'class',
  struct_declaration: 'struct',
  interface_declaration: 'interface',
  enum_declaration: 'enum',
  delegate_declaration: 'delegate',
};

const withoutTypes = new Set([
  'using_directive',
  'global_attribute',
  'comment',
  'extern_alias_directive',
  'identifier',
  'qualified_name',
]);

/** Every type that a file declares, as written. Throws a SourceError for a declaration that it does not know. */
export function extractTypes(root: Node, file: string): readonly TypeSyntaxPart[] {
  return extractFrom(root, readScope(root, '', undefined, file), file);
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
    if (withoutTypes.has(node.type)) return [];
    return [readTypePart(node, current, file, 'internal')];
  });
}

function readTypePart(
  node: Node,
  scope: NamespaceScope,
  file: string,
  otherwise: DeclaredAccessibility,
): TypeSyntaxPart {
  const kind = typeKinds[node.type];
  if (!kind) {
    throw new SourceError(
      file,
      node.startPosition.row + 1,
      `The extractor does not know this kind of declaration (${node.type}). Teach it in packages/api-extractor/src/syntax/extractTypes.ts.`,
    );
  }
  const words = modifierWords(node);
  const isRefStruct = kind === 'struct' && node.children.some((child) => child.type === 'ref');
  return {
    kind,
    name: identifierText(fieldOf(node, 'name', file)),
    accessibility: accessibilityOf(words, otherwise),
    modifiers: factModifiers(words, isRefStruct ? ['ref'] : []),
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
  if (!body) return empty;
  return kind === 'enum' ? {...empty, members: readEnumMembers(body, file)} : readDeclarations(body, kind, scope, file);
}

function readDeclarations(body: Node, kind: TypeKind, scope: NamespaceScope, file: string): Body {
  const otherwise = kind === 'interface' ? 'public' : 'private';
  const members: MemberSyntax[] = [];
  const nested: TypeSyntaxPart[] = [];
  for (const node of body.namedChildren) {
    if (node.type === 'comment') continue;
    if (typeKinds[node.type]) nested.push(readTypePart(node, scope, file, otherwise));
    else members.push(...readMember(node, file, kind === 'interface'));
  }
  return {members, nested, hasConstructor: members.some((member) => member.kind === 'constructor')};
}

function readBases(node: Node, file: string): TypeSyntaxPart['bases'] {
  const list = node.namedChildren.find((child) => child.type === 'base_list');
  return (list?.namedChildren ?? []).filter((child) => child.type !== 'comment').map((base) => readType(base, file));
}
