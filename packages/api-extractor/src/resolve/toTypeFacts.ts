import {
  type Accessibility,
  compareMembers,
  definitionName,
  type DocId,
  formatNullabilities,
  formatNullability,
  formatTypeName,
  type MemberFacts,
  type NamedType,
  substituteTypeParameters,
  typeArguments,
  type TypeFacts,
  typeId,
} from 'api-model';
import type {TypeDeclaration} from '../merge/mergePartialTypes';
import {mergePartialMembers} from '../merge/mergePartialMembers';
import type {TypeSyntaxPart} from '../syntax/declarations';
import type {ConstantEvaluator} from './evaluateConstant';
import {resolveParameters, resolveTypeParameters, typeFacts} from './resolveParameters';
import type {NameContext, NameResolver} from './NameResolver';
import {obsoleteFacts} from './obsoleteFacts';
import {isReachable} from '../reachable';
import {implicitConstructor, toMemberFacts} from './toMemberFacts';

/** The facts of a type that games can reach. */
export function toTypeFacts(
  type: TypeDeclaration,
  assembly: string,
  resolver: NameResolver,
  constants: ConstantEvaluator,
): TypeFacts {
  const [main] = type.parts;
  const id = typeId(type.fullName);
  const context: NameContext = {file: main.file, scope: main.scope, type};
  const members = memberFacts(type, id, resolver, constants);
  const modifiers = [...new Set(type.parts.flatMap((part) => part.modifiers))];
  const typeParameters = resolveTypeParameters(main.typeParameters, resolver, context);
  const isFlags = type.parts.some((part) => part.attributes.some(({name}) => name === 'Flags'));
  return {
    id,
    name: type.name,
    kind: type.kind,
    namespace: type.namespace,
    ...(type.declaring && {declaringType: typeId(type.declaring.fullName)}),
    assembly,
    accessibility: declaredAccessibility(type) as Accessibility,
    ...(modifiers.length > 0 && {modifiers}),
    ...(typeParameters.length > 0 && {typeParameters}),
    ...obsoleteFacts(
      type.parts.flatMap((part) => part.attributes),
      main,
    ),
    ...baseFacts(type, resolver),
    ...(isFlags && {flags: true}),
    ...delegateFacts(main, resolver, context),
    sources: type.parts.map(({file, span}) => ({file, ...span})),
    ...(members.length > 0 && {members}),
  };
}

/** Returns the accessibility that any part of a type declares; other parts may omit it. */
function declaredAccessibility({parts, declaring}: TypeDeclaration): string {
  const implied = declaring ? 'private' : 'internal';
  return parts.map(({accessibility}) => accessibility).find((accessibility) => accessibility !== implied) ?? implied;
}

/** Returns whether games can reach a type and all types around it. */
export function isTypeReachable(type: TypeDeclaration): boolean {
  return isReachable(declaredAccessibility(type)) && (!type.declaring || isTypeReachable(type.declaring));
}

function memberFacts(
  type: TypeDeclaration,
  id: DocId,
  resolver: NameResolver,
  constants: ConstantEvaluator,
): readonly MemberFacts[] {
  const declarations = type.members
    .filter(({syntax}) => isReachable(syntax.accessibility))
    .map(({syntax, part}) => ({
      partial: syntax.partial,
      facts: toMemberFacts(syntax, part, {type, id, resolver, constants}),
    }));
  const members = mergePartialMembers(declarations);
  return [...implicitConstructor(type, id), ...members].sort(compareMembers);
}

function baseFacts(
  type: TypeDeclaration,
  resolver: NameResolver,
): Pick<TypeFacts, 'baseType' | 'baseNullability' | 'interfaces' | 'interfaceNullabilities' | 'underlyingType'> {
  const bases = resolver.basesOf(type);
  if (type.kind === 'delegate') return {};
  if (type.kind === 'enum') return {underlyingType: bases[0] ? formatTypeName(bases[0]) : 'System.Int32'};
  const base = bases.find((candidate) => resolver.kindOf(candidate) === 'class');
  const interfaces = bases
    .filter((candidate) => candidate !== base)
    .flatMap((candidate) => reachableInterfaces(candidate, resolver));
  return {
    ...(type.kind === 'class' && classBase(base)),
    ...interfaceFacts(interfaces),
  };
}

function classBase(base: NamedType | undefined): Pick<TypeFacts, 'baseType' | 'baseNullability'> {
  if (!base) return {baseType: 'System.Object'};
  const nullability = formatNullability(withoutOwn(base));
  return {baseType: formatTypeName(base), ...(nullability !== undefined && {baseNullability: nullability})};
}

function interfaceFacts(interfaces: readonly NamedType[]): Pick<TypeFacts, 'interfaces' | 'interfaceNullabilities'> {
  if (interfaces.length === 0) return {};
  const byName = new Map(interfaces.map((type) => [formatTypeName(type), withoutOwn(type)]));
  const nullabilities = formatNullabilities([...byName.values()]);
  return {interfaces: [...byName.keys()], ...(nullabilities && {interfaceNullabilities: nullabilities})};
}

/** A base type without its own nullability, which has no meaning; that of its type arguments stays. */
function withoutOwn({kind, segments}: NamedType): NamedType {
  return {kind, segments};
}

/** Returns an interface, or the interfaces it extends if games can't reach it. */
function reachableInterfaces(type: NamedType, resolver: NameResolver): readonly NamedType[] {
  const declaration = resolver.types.get(definitionName(type));
  if (!declaration || isTypeReachable(declaration)) return [type];
  return resolver
    .basesOf(declaration)
    .map((base) => substituteTypeParameters(base, typeArguments(type)))
    .flatMap((base) => (base.kind === 'named' ? reachableInterfaces(base, resolver) : []));
}

function delegateFacts(
  main: TypeSyntaxPart,
  resolver: NameResolver,
  context: NameContext,
): Pick<TypeFacts, 'returnType' | 'nullability' | 'parameters'> {
  if (!main.returnType) return {};
  const parameters = resolveParameters(main.parameters ?? [], resolver, context);
  const {type: returnType, nullability} = typeFacts(resolver.resolve(main.returnType, context));
  return {
    returnType,
    ...(nullability !== undefined && {nullability}),
    ...(parameters.length > 0 && {parameters}),
  };
}
