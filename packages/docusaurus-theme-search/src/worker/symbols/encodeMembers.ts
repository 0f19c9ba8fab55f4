import type {MemberGroup} from './groupOverloads';
import {kindLetter} from './kindLetters';

/** A part for each run of members of one kind: `;`, the letter of the kind, names with a space between. */
export function encodeMembers(members: readonly MemberGroup[]): string {
  let encoded = '';
  let last = '';
  for (const {kind, name} of members) {
    const letter = kindLetter('member', kind);
    encoded += (letter === last ? ' ' : `;${letter}`) + (kind === 'constructor' ? '' : name);
    last = letter;
  }
  return encoded;
}
