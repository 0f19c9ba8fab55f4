import type {MemberFacts, Modifier} from 'api-model';
import type {DeclarationContext} from './declarationContext';

/** Modifiers to omit, because they only affect bodies or because an interface's members have them anyway. */
const ofBodies = new Set<Modifier>(['extern']);
const ofInterfaces = new Set<Modifier>(['abstract', 'virtual', 'extern']);

/** Accessibility and modifiers, each followed by a space. */
export function memberModifiers(member: MemberFacts, {type}: DeclarationContext): string {
  const isStatic = member.modifiers?.includes('static') ?? false;
  const leftOut = type.kind === 'interface' && !isStatic ? ofInterfaces : ofBodies;
  const isReference = member.modifiers?.includes('ref') ?? false;
  return [
    ...(type.kind === 'interface' ? [] : [member.accessibility]),
    ...(hasPointers(member) ? ['unsafe'] : []),
    ...(member.modifiers ?? [])
      .toSorted((a, b) => Number(isReference && a === 'readonly') - Number(isReference && b === 'readonly'))
      .filter((modifier) => !leftOut.has(modifier))
      .filter((modifier) => modifier !== 'override' || !overridesOnPlatform(member)),
  ]
    .map((modifier) => `${modifier} `)
    .join('');
}

/** Returns whether a member may override one of a base class that the type has in some builds only. */
function overridesOnPlatform({overrides, platforms}: MemberFacts): boolean {
  return overrides === undefined && platforms !== undefined;
}

/** Returns whether a declaration is only allowed in unsafe code. */
export function hasPointers({type, parameters = []}: Pick<MemberFacts, 'type' | 'parameters'>): boolean {
  return [type, ...parameters.map((parameter) => parameter.type)].some((name) => name?.includes('*'));
}
