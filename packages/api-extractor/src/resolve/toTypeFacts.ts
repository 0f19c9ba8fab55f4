import {
  type Accessibility,
  compareMembers,
  definitionName,
  type DocId,
  formatTypeName,
  type MemberFacts,
  type NamedType,
  substituteTypeParameters,
  typeArguments,
  type TypeFacts,
  typeId,
  type TypeName,
} from 'api-model';
import type {TypeDeclaration} from '../merge/mergePartialTypes';
import type {TypeSyntaxPart} from '../syntax/declarations';
import type {ConstantEvaluator} from './evaluateConstant';
import {resolveParameters, resolveTypeParameters} from './resolveParameters';
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
export function declaredAccessibility({parts, declaring}: TypeDeclaration): string {
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
  const members = type.members
    .filter(({syntax}) => isReachable(syntax.accessibility))
    .map(({syntax, part}) => toMemberFacts(syntax, part, {type, id, resolver, constants}));
  return [...implicitConstructor(type, id), ...members].sort(compareMembers);
}

function baseFacts(
  type: TypeDeclaration,
  resolver: NameResolver,
): Pick<TypeFacts, 'baseType' | 'interfaces' | 'underlyingType'> {
  const bases = resolver.basesOf(type);
  if (type.kind === 'delegate') return {};
  if (type.kind === 'enum') return {underlyingType: bases[0] ? formatTypeName(bases[0]) : 'System.Int32'};
  const base = bases.find((candidate) => resolver.kindOf(candidate) === 'class');
  const interfaces = bases
    .filter((candidate) => candidate !== base)
    .flatMap((candidate) => reachableInterfaces(candidate, resolver));
  return {
    ...(type.kind === 'class' && {baseType: base ? formatTypeName(base) : 'System.Object'}),
    ...(interfaces.length > 0 && {interfaces: [...new Set(interfaces)]}),
  };
}

/** Returns an interface, or the interfaces it extends if games can't reach it. */
function reachableInterfaces(type: NamedType, resolver: NameResolver): readonly TypeName[] {
  const declaration = resolver.types.get(definitionName(type));
  if (!declaration || isTypeReachable(declaration)) return [formatTypeName(type)];
  return resolver
    .basesOf(declaration)
    .map((base) => substituteTypeParameters(base, typeArguments(type)))
    .flatMap((base) => (base.kind === 'named' ? reachableInterfaces(base, resolver) : []));
}

function delegateFacts(
  main: TypeSyntaxPart,
  resolver: NameResolver,
  context: NameContext,
): Pick<TypeFacts, 'returnType' | 'parameters'> {
  if (!main.returnType) return {};
  const parameters = resolveParameters(main.parameters ?? [], resolver, context);
  return {
    returnType: formatTypeName(resolver.resolve(main.returnType, context)),
    ...(parameters.length > 0 && {parameters}),
  };
}
