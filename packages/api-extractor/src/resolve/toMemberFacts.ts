import {
  type Accessibility,
  type DocId,
  type ExtensionFacts,
  type MemberFacts,
  memberId,
  type MemberIdentity,
  type ParameterFacts,
  type TypeName,
} from 'api-model';
import type {TypeDeclaration} from '../merge/mergePartialTypes';
import {SourceError} from '../SourceError';
import type {MemberSyntax, TypeSyntaxPart} from '../syntax/declarations';
import {formatConstant} from './constantArithmetic';
import type {ConstantEvaluator} from './evaluateConstant';
import type {NameContext, NameResolver} from './NameResolver';
import {obsoleteFacts} from './obsoleteFacts';
import {isReachable} from '../reachable';
import {resolveParameters, resolveTypeParameters, typeFacts} from './resolveParameters';

interface Owner {
  readonly type: TypeDeclaration;
  readonly id: DocId;
  readonly resolver: NameResolver;
  readonly constants: ConstantEvaluator;
}

/** Returns the facts of a member that games can reach. Throws a SourceError for names that can't be resolved. */
export function toMemberFacts(syntax: MemberSyntax, part: TypeSyntaxPart, owner: Owner): MemberFacts {
  const {resolver} = owner;
  const context: NameContext = {
    file: part.file,
    scope: part.scope,
    type: owner.type,
    methodTypeParameters: syntax.typeParameters,
  };
  const parameters = resolveParameters(syntax.parameters, resolver, context);
  const type = syntax.type && typeFacts(resolver.resolve(syntax.type, context));
  const typeParameters = resolveTypeParameters(syntax.typeParameters, resolver, context);
  const extension = extensionFacts(syntax, resolver, context);
  return {
    id: identify(syntax, owner.id, parameters, type?.type, extension),
    name: syntax.name,
    kind: syntax.kind,
    ...(extension && {extension}),
    accessibility: syntax.accessibility as Accessibility,
    ...(syntax.modifiers.length > 0 && {modifiers: syntax.modifiers}),
    ...(typeParameters.length > 0 && {typeParameters}),
    ...obsoleteFacts(syntax.attributes, {file: part.file, span: syntax.span}),
    ...type,
    ...(parameters.length > 0 && {parameters}),
    ...accessorFacts(syntax),
    ...valueFacts(syntax, part, owner, context),
    source: {file: part.file, ...syntax.span},
  };
}

/** The constructor that the compiler adds to a class that declares none (C# specification 15.11.5). */
export function implicitConstructor(type: TypeDeclaration, id: DocId): readonly MemberFacts[] {
  const isStatic = type.parts.some((part) => part.modifiers.includes('static'));
  if (type.kind !== 'class' || isStatic || type.parts.some((part) => part.hasConstructor)) return [];
  const isAbstract = type.parts.some((part) => part.modifiers.includes('abstract'));
  const [{file, span}] = type.parts;
  return [
    {
      id: memberId({kind: 'constructor', declaringType: id, name: '.ctor'}),
      name: '.ctor',
      kind: 'constructor',
      accessibility: isAbstract ? 'protected' : 'public',
      source: {file, line: span.line, endLine: span.line},
    },
  ];
}

function identify(
  syntax: MemberSyntax,
  declaringType: DocId,
  parameters: readonly ParameterFacts[],
  type?: TypeName,
  extension?: ExtensionFacts,
): DocId {
  const identity = {
    kind: syntax.kind,
    declaringType,
    name: syntax.name,
    arity: syntax.typeParameters.length,
    parameters,
    ...(type !== undefined && {returnType: type}),
  };
  return memberId(extension ? {...identity, ...implementation(syntax, parameters, extension)} : identity);
}

/** The static method that the compiler makes of a member in an `extension` block; of a property, that of its first accessor. */
function implementation(
  {kind, name, modifiers, accessors}: MemberSyntax,
  parameters: readonly ParameterFacts[],
  receiver: ExtensionFacts,
): Pick<MemberIdentity, 'kind' | 'name' | 'parameters'> {
  const isAccessor = kind === 'property' || kind === 'indexer';
  return {
    kind: 'method',
    name: isAccessor ? `${accessors?.get ? 'get' : 'set'}_${name === 'this[]' ? 'Item' : name}` : name,
    parameters: modifiers.includes('static') ? parameters : [receiver, ...parameters],
  };
}

function extensionFacts(
  {extension}: MemberSyntax,
  resolver: NameResolver,
  context: NameContext,
): ExtensionFacts | undefined {
  const [receiver] = extension ? resolveParameters([extension.receiver], resolver, context) : [];
  if (!extension || !receiver) return undefined;
  const {name, ...rest} = receiver;
  return {...(name && {name}), ...rest, ...(extension.arity > 0 && {arity: extension.arity})};
}

function accessorFacts({accessors}: MemberSyntax): Pick<MemberFacts, 'accessors'> {
  if (!accessors) return {};
  const reachable = Object.entries(accessors).filter(([, accessibility]) => isReachable(accessibility));
  return {accessors: Object.fromEntries(reachable)};
}

function valueFacts(
  syntax: MemberSyntax,
  part: TypeSyntaxPart,
  owner: Owner,
  context: NameContext,
): Pick<MemberFacts, 'value'> {
  if (syntax.kind === 'enumMember') return {value: enumMemberValue(syntax, part, owner)};
  if (!syntax.value) return {};
  const {expression, text} = syntax.value;
  if (/^(?:-?\s*[\d.][\w.]*|@?"[^]*"|'[^]*'|true|false|null)$/u.test(text) && expression.kind !== 'binary') {
    return {value: text.replace(/^-\s+/u, '-')};
  }
  // For a constant of an enum type, the enum member's name is clearer than its number.
  const type = syntax.type && owner.resolver.resolve(syntax.type, context);
  if (type && owner.resolver.kindOf(type) === 'enum') return {value: text};
  const value = owner.constants.evaluate(expression, context);
  return {value: value ? formatConstant(value) : text};
}

function enumMemberValue(syntax: MemberSyntax, part: TypeSyntaxPart, owner: Owner): string {
  const value = owner.constants.enumValue(owner.type, syntax);
  if (value !== undefined) return String(value);
  throw new SourceError(
    part.file,
    syntax.span.line,
    `The number of ${owner.type.name}.${syntax.name} can't be evaluated from: ${syntax.value?.text ?? 'the member before it'}`,
  );
}
