import type {MemberGroup} from './groupOverloads';
import {kindLetter} from './kindLetters';

/** Encodes each run of members of one kind as `;`, the letter of the kind, and the names separated by spaces. */
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
