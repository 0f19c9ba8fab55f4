import {fullNameOf, isConversion, operatorSymbol, type MemberFacts} from 'api-model';
import {identifier} from '../csharp/identifier';
import {accessorList, eventAccessors} from './accessors';
import {declarationPrefix} from './attributes';
import {constructorDeclaration} from './constructorDeclaration';
import {text, withMethodParameters, type DeclarationContext} from './declarationContext';
import {defaultValueText} from './defaultValue';
import {memberModifiers} from './memberModifiers';
import {parameterList} from './parameters';
import {constraintClauses, typeParameterList} from './typeParameters';

/** Writes a member's declaration with its comment and attributes. Throws when the facts are incomplete. */
export function memberDeclaration(member: MemberFacts, context: DeclarationContext): readonly string[] {
  return [
    ...declarationPrefix(member, context.comments),
    ...indexerName(member, context),
    declaration(member, withMethodParameters(context, member.typeParameters)),
  ];
}

function declaration(member: MemberFacts, context: DeclarationContext): string {
  const {kind, name, type, value} = member;
  if (kind === 'enumMember') return `${identifier(name)} = ${value ?? missing(member, 'value')},`;
  if (kind === 'constructor') return constructorDeclaration(member, context);
  const modifiers = memberModifiers(member, context);
  switch (kind) {
    case 'constant':
      return `${modifiers}const ${text(type, context)} ${identifier(name)} = ${constantValue(member, context)};`;
    case 'field':
      return `${modifiers}${text(type, context)} ${identifier(name)};`;
    case 'event':
      return `${modifiers}event ${text(type, context)} ${identifier(name)}${hasBody(member, context) ? ` ${eventAccessors}` : ';'}`;
    case 'property':
      return `${modifiers}${text(type, context)} ${identifier(name)} ${accessors(member, context)}`;
    case 'indexer':
      return `${modifiers}${text(type, context)} this[${parameterList(member.parameters, context)}] ${accessors(member, context)}`;
    case 'method':
      return `${modifiers}${text(type, context)} ${identifier(name)}${method(member, context)}`;
    case 'operator':
      return `${modifiers}${operatorHeader(member, context)}(${parameterList(member.parameters, context)}) => throw null;`;
  }
}

function constantValue(member: MemberFacts, context: DeclarationContext): string {
  return defaultValueText(member.value ?? missing(member, 'value'), member.type, context);
}

function accessors(member: MemberFacts, context: DeclarationContext): string {
  return accessorList(member, member.accessibility, hasBody(member, context));
}

function method(member: MemberFacts, context: DeclarationContext): string {
  // An override inherits the constraints of the overridden method and must not repeat them.
  const constraints = member.modifiers?.includes('override') ? '' : constraintClauses(member.typeParameters, context);
  const body = hasBody(member, context) ? ' => throw null;' : ';';
  return `${typeParameterList(member.typeParameters)}(${parameterList(member.parameters, context)})${constraints}${body}`;
}

function operatorHeader(member: MemberFacts, context: DeclarationContext): string {
  const type = text(member.type, context);
  if (isConversion(member.name)) return `${member.name === 'op_Implicit' ? 'implicit' : 'explicit'} operator ${type}`;
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
