/** A query in the gallery. It is part of the address, so that readers can share it. */
export interface GalleryQuery {
  /** Words of names and summaries. */
  readonly text: string;
  /** A group of the gallery; empty for all. */
  readonly group: string;
  /** Names of the types that are compared. */
  readonly compared: readonly string[];
}

/** Reads the query of an address: `?group=easing&q=bounce&compare=CCEaseIn,CCEaseOut`. Ignores an unknown group. */
export function readQuery(search: string, groups: readonly string[]): GalleryQuery {
  const parameters = new URLSearchParams(search);
  const group = parameters.get('group') ?? '';
  return {
    text: parameters.get('q') ?? '',
    group: groups.includes(group) ? group : '',
    compared: (parameters.get('compare') ?? '').split(',').filter((name) => name !== ''),
  };
}

/** Writes the query for an address, with its question mark; an empty query gives an empty text. */
export function writeQuery({text, group, compared}: GalleryQuery): string {
  const parts = [
    ...(group === '' ? [] : [`group=${encodeURIComponent(group)}`]),
    ...(text.trim() === '' ? [] : [`q=${encodeURIComponent(text.trim())}`]),
    ...(compared.length === 0 ? [] : [`compare=${compared.map(encodeURIComponent).join(',')}`]),
  ];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** Whether a card is in the group and has every typed word, in any order and case. */
export function fits(card: {readonly text: string; readonly group: string}, {text, group}: GalleryQuery): boolean {
  if (group !== '' && card.group !== group) return false;
  const words = text.toLowerCase().split(/\s+/);
  return words.every((word) => card.text.toLowerCase().includes(word));
}

/** The number of results in words, also announced to screen readers. */
export function countText(count: number): string {
  if (count === 0) return 'No matching clips';
  return count === 1 ? '1 clip' : `${count} clips`;
}
