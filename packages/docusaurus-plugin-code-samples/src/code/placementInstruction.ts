import type {FenceMeta} from './parseFenceMeta';

const ends: Readonly<Record<string, string>> = {
  start: 'Add at the start of the class',
  end: 'Add at the end of the class',
};

/** The instruction in the caption of a tutorial's listing; undefined if the listing shows its place itself. */
export function placementInstruction({after, at, replaces, look}: FenceMeta): string | undefined {
  if (after !== undefined) return `Add after ${after}`;
  if (replaces !== undefined) return `Replace ${replaces}`;
  if (look) return "Don't add this code";
  return at === undefined ? undefined : ends[at];
}
