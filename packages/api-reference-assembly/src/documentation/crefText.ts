import {
  fullNameOf,
  isByReference,
  isConversion,
  operatorSymbol,
  type DocId,
  type ExtensionFacts,
  type MemberFacts,
  type TypeFacts,
} from 'api-model';
import {identifier, qualifiedIdentifier} from '../csharp/identifier';
import {typeText} from '../csharp/typeText';
import {constructedName} from '../inheritance/constructedName';
import {indexTypes, typeParameterNames, type TypeIndex} from '../inheritance/typeIndex';
import {contextOf, text, withMethodParameters, type DeclarationContext} from '../source/declarationContext';
import {emptyComments} from '../source/comments';

/**
 * Converts documentation ids to names in C# source: `T:Cocos2D.CCNode` to `global::Cocos2D.CCNode`. The compiler doesn't
 * check an id, but it looks up such a name.
 */
export function crefTexts(types: readonly TypeFacts[]): (id: DocId) => string {
  const index = indexTypes(types);
  const owners = new Map(types.flatMap((type) => (type.members ?? []).map((member) => [member.id, {type, member}])));
  return (id) => {
    const type = index.byId.get(id);
    if (type) return ownName(type, index);
    const owned = owners.get(id);
    if (owned)
      return `${ownName(owned.type, index)}.${memberText(owned.member, contextOf(owned.type, index, emptyComments))}`;
    return `global::${qualifiedIdentifier(fullNameOf(id))}`;
  };
}

/** A type's name with its own type parameters: `global::Cocos2D.CCRawList<T>`. */
function ownName(type: TypeFacts, index: TypeIndex): string {
  const names = typeParameterNames(type, index);
  const parameters = names.map((_, place) => ({kind: 'typeParameter', owner: 'type', index: place}) as const);
  return typeText(constructedName({type, arguments: parameters}), {type: names, method: []});
}

function memberText(member: MemberFacts, outer: DeclarationContext): string {
  if (member.extension) return implementationText(member, member.extension, outer);
  const context = withMethodParameters(outer, member.typeParameters);
  const parameters = parameterTypes(member, context);
  switch (member.kind) {
    case 'constructor':
      return `${identifier(outer.type.name)}(${parameters})`;
    case 'indexer':
      return `this[${parameters}]`;
    case 'method':
      return `${identifier(member.name)}${angleBrackets(member)}(${parameters})`;
    case 'operator':
      return `${operatorText(member, context)}(${parameters})`;
    default:
      return identifier(member.name);
  }
}

/** The static method that the compiler makes of a member in an `extension` block, because only that has our id. */
function implementationText(member: MemberFacts, receiver: ExtensionFacts, outer: DeclarationContext): string {
  const {kind, name, parameters = [], modifiers = [], accessors} = member;
  const isAccessor = kind === 'property' || kind === 'indexer';
  const property = kind === 'indexer' ? 'Item' : name;
  return memberText(
    {
      ...member,
      kind: 'method',
      name: isAccessor ? `${accessors?.get ? 'get' : 'set'}_${property}` : name,
      extension: undefined,
      parameters: modifiers.includes('static') ? parameters : [{name: '', ...receiver}, ...parameters],
    },
    outer,
  );
}

function parameterTypes({parameters = []}: MemberFacts, context: DeclarationContext): string {
  return parameters
    .map(({type, modifier}) => {
      const reference = isByReference(modifier) ? `${(modifier ?? '').replace('this ', '')} ` : '';
      return reference + text(type, context);
    })
    .join(', ');
}

function operatorText(member: MemberFacts, context: DeclarationContext): string {
  if (!isConversion(member.name)) return `operator ${operatorSymbol(member.name)}`;
  return `${member.name === 'op_Implicit' ? 'implicit' : 'explicit'} operator ${text(member.type, context)}`;
}

function angleBrackets({typeParameters = []}: MemberFacts): string {
  return typeParameters.length === 0 ? '' : `<${typeParameters.map(({name}) => identifier(name)).join(', ')}>`;
}
