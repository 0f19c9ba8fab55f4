import {keywordConstraints, type ExtensionFacts, type MemberFacts, type ParameterFacts, type TypeName} from './facts';
import {parseTypeName} from './typeName';

/** Returns what a member extends: the `this` parameter of an extension method, or the receiver of its `extension` block. */
export function receiverOf({
  extension,
  parameters = [],
}: Pick<MemberFacts, 'extension' | 'parameters'>): ExtensionFacts | undefined {
  return extension ?? parameters.find(({modifier}) => modifier?.startsWith('this'));
}

/** Returns the parameters that a description can name; the first one of an extension property is its receiver. */
export function describedParameters({
  extension,
  parameters = [],
}: Pick<MemberFacts, 'extension' | 'parameters'>): readonly ParameterFacts[] {
  if (extension?.name === undefined) return parameters;
  const {name, type, nullability, modifier} = extension;
  return [{name, type, nullability, modifier}, ...parameters];
}

/** Returns the types that a member extends; for a type parameter, the types that constrain it, if there are any. */
export function extendedTypes(
  member: Pick<MemberFacts, 'extension' | 'parameters' | 'typeParameters'>,
): readonly TypeName[] {
  const receiver = receiverOf(member);
  if (!receiver) return [];
  const parsed = parseTypeName(receiver.type);
  if (parsed.kind !== 'typeParameter' || parsed.owner !== 'method') return [receiver.type];
  const constraints = member.typeParameters?.[parsed.index]?.constraints ?? [];
  const types = constraints.filter((constraint) => !keywordConstraints.has(constraint));
  return types.length > 0 ? types : [receiver.type];
}
