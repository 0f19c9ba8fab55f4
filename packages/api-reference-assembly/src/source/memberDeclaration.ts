import {
  fullNameOf,
  isConversion,
  operatorSymbol,
  type ExtensionFacts,
  type MemberFacts,
  type TypeParameterFacts,
} from 'api-model';
import {identifier} from '../csharp/identifier';
import {accessorList, eventAccessors} from './accessors';
import {declarationPrefix} from './attributes';
import {constructorDeclaration} from './constructorDeclaration';
import {text, withMethodParameters, type DeclarationContext} from './declarationContext';
import {defaultValueText} from './defaultValue';
import {block} from './lines';
import {memberModifiers} from './memberModifiers';
import {withAnnotations} from './nullableDirectives';
import {parameterList} from './parameters';
import {constraintClauses, typeParameterList} from './typeParameters';

/** Writes a member's declaration with its comment and attributes. Throws when the facts are incomplete. */
export function memberDeclaration(member: MemberFacts, context: DeclarationContext): readonly string[] {
  const inner = withMethodParameters(context, member.typeParameters);
  const {extension, typeParameters = []} = member;
  const declared = extension ? {...member, typeParameters: typeParameters.slice(extension.arity ?? 0)} : member;
  const lines = [
    ...declarationPrefix(member, context.comments),
    ...indexerName(member, context),
    declaration(declared, inner),
  ];
  return withAnnotations(member, extension ? block(extensionHeader(extension, typeParameters, inner), lines) : lines);
}

/** `extension<T>(global::System.Collections.Generic.List<T> list) where T : class` */
function extensionHeader(
  {name, arity = 0, ...receiver}: ExtensionFacts,
  typeParameters: readonly TypeParameterFacts[],
  context: DeclarationContext,
): string {
  const own = typeParameters.slice(0, arity);
  const parameter = parameterList([{...receiver, name: name ?? '_'}], context);
  return `extension${typeParameterList(own)}(${parameter})${constraintClauses(own, context)}`;
}

function declaration(member: MemberFacts, context: DeclarationContext): string {
  const {kind, name, type, nullability, value} = member;
  if (kind === 'enumMember') return `${identifier(name)} = ${value ?? missing(member, 'value')},`;
  if (kind === 'constructor') return constructorDeclaration(member, context);
  const modifiers = memberModifiers(member, context);
  switch (kind) {
    case 'constant':
      return `${modifiers}const ${text(type, context, nullability)} ${identifier(name)} = ${constantValue(member, context)};`;
    case 'field':
      return `${modifiers}${text(type, context, nullability)} ${identifier(name)};`;
    case 'event':
      return `${modifiers}event ${text(type, context, nullability)} ${identifier(name)}${hasBody(member, context) ? ` ${eventAccessors}` : ';'}`;
    case 'property':
      return `${modifiers}${text(type, context, nullability)} ${identifier(name)} ${accessors(member, context)}`;
    case 'indexer':
      return `${modifiers}${text(type, context, nullability)} this[${parameterList(member.parameters, context)}] ${accessors(member, context)}`;
    case 'method':
      return `${modifiers}${text(type, context, nullability)} ${identifier(name)}${method(member, context)}`;
    case 'operator':
      return `${modifiers}${operatorHeader(member, context)}(${parameterList(member.parameters, context)})${hasBody(member, context) ? ' => throw null;' : ';'}`;
  }
}

function constantValue(member: MemberFacts, context: DeclarationContext): string {
  return defaultValueText(member.value ?? missing(member, 'value'), member.type, context);
}

function accessors(member: MemberFacts, context: DeclarationContext): string {
  return accessorList(member, member.accessibility, hasBody(member, context));
}

function method(member: MemberFacts, context: DeclarationContext): string {
  const constraints = constraintClauses(
    member.modifiers?.includes('override') ? member.typeParameters?.map(repeatable) : member.typeParameters,
    context,
  );
  const body = hasBody(member, context) ? ' => throw null;' : ';';
  return `${typeParameterList(member.typeParameters)}(${parameterList(member.parameters, context)})${constraints}${body}`;
}

/**
 * A type parameter as an override declares it: it inherits the constraints of the overridden method, and may only repeat
 * those that say what `T?` means.
 */
function repeatable({constraints = [], ...parameter}: TypeParameterFacts): TypeParameterFacts {
  return {
    name: parameter.name,
    constraints: constraints.filter((constraint) => constraint === 'class' || constraint === 'default'),
  };
}

function operatorHeader(member: MemberFacts, context: DeclarationContext): string {
  const type = text(member.type, context, member.nullability);
  if (isConversion(member.name)) {
    const isChecked = member.name === 'op_CheckedExplicit';
    return `${member.name === 'op_Implicit' ? 'implicit' : 'explicit'} operator ${isChecked ? 'checked ' : ''}${type}`;
  }
  return `${type} operator ${operatorSymbol(member.name)}`;
}

/** Returns the attribute of an indexer whose name in metadata, and so in its id, is not `Item`. */
function indexerName({kind, id}: MemberFacts, {type}: DeclarationContext): readonly string[] {
  if (kind !== 'indexer') return [];
  const name = fullNameOf(id)
    .slice(fullNameOf(type.id).length + 1)
    .replace(/\(.*/, '');
  return name === 'Item' ? [] : [`[global::System.Runtime.CompilerServices.IndexerName("${name}")]`];
}

function hasBody({modifiers}: MemberFacts, {type}: DeclarationContext): boolean {
  return type.kind !== 'interface' && !modifiers?.includes('abstract');
}

function missing({id}: MemberFacts, what: string): never {
  throw new Error(`${id} has no ${what}: its facts are incomplete.`);
}
