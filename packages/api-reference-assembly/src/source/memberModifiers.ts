import type {MemberFacts, Modifier} from 'api-model';
import type {DeclarationContext} from './declarationContext';

/** Modifiers that say something of a body alone, or that an interface's members have anyway. */
const ofBodies = new Set<Modifier>(['extern']);
const ofInterfaces = new Set<Modifier>(['abstract', 'virtual', 'extern']);

/** Accessibility and modifiers, each followed by a space. */
export function memberModifiers(member: MemberFacts, {type}: DeclarationContext): string {
  const leftOut = type.kind === 'interface' ? ofInterfaces : ofBodies;
  return [
    ...(type.kind === 'interface' ? [] : [member.accessibility]),
    ...(hasPointers(member) ? ['unsafe'] : []),
    ...(member.modifiers ?? []).filter((modifier) => !leftOut.has(modifier)),
  ]
    .map((modifier) => `${modifier} `)
    .join('');
}

/** Whether a declaration may stand in unsafe code only. */
export function hasPointers({type, parameters = []}: Pick<MemberFacts, 'type' | 'parameters'>): boolean {
  return [type, ...parameters.map((parameter) => parameter.type)].some((name) => name?.includes('*'));
}
