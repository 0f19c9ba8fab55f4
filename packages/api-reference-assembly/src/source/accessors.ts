import type {Accessibility, MemberFacts} from 'api-model';

const throws = ' => throw null;';

/** Writes `{ get => throw null; protected set => throw null; }`, or the same without bodies. */
export function accessorList({accessors = {}}: MemberFacts, owner: Accessibility, hasBody: boolean): string {
  return braces(
    Object.entries(accessors).map(
      ([name, accessibility]) => (accessibility === owner ? '' : `${accessibility} `) + accessor(name, hasBody),
    ),
  );
}

/** The accessors of an explicit implementation, which have no accessibility. */
export function explicitAccessorList(names: readonly string[]): string {
  return braces(names.map((name) => accessor(name, true)));
}

/** The accessors of an event. Without bodies the compiler would add a field. */
export const eventAccessors = braces(['add', 'remove'].map((name) => accessor(name, true)));

function accessor(name: string, hasBody: boolean): string {
  return name + (hasBody ? throws : ';');
}

function braces(accessors: readonly string[]): string {
  return `{ ${accessors.join(' ')} }`;
}
