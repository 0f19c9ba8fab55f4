/** What a reader looks for in the gallery; the address says it, so that it can be shared. */
export interface GalleryQuery {
  /** Words of names and summaries. */
  readonly text: string;
  /** A part of the gallery; empty for all. */
  readonly group: string;
  /** Names of the types that are compared. */
  readonly compared: readonly string[];
}

/** The question of an address: `?group=easing&q=bounce&compare=CCEaseIn,CCEaseOut`. A group that is not there is left out. */
export function readQuery(search: string, groups: readonly string[]): GalleryQuery {
  const parameters = new URLSearchParams(search);
  const group = parameters.get('group') ?? '';
  return {
    text: parameters.get('q') ?? '',
    group: groups.includes(group) ? group : '',
    compared: (parameters.get('compare') ?? '').split(',').filter((name) => name !== ''),
  };
}

/** The question as an address says it, with its question mark; empty when nothing is asked. */
export function writeQuery({text, group, compared}: GalleryQuery): string {
  const parts = [
    ...(group === '' ? [] : [`group=${encodeURIComponent(group)}`]),
    ...(text.trim() === '' ? [] : [`q=${encodeURIComponent(text.trim())}`]),
    ...(compared.length === 0 ? [] : [`compare=${compared.map(encodeURIComponent).join(',')}`]),
  ];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** Whether a card has every word that was typed, in any order and case. */
export function fits(card: {readonly text: string; readonly group: string}, {text, group}: GalleryQuery): boolean {
  if (group !== '' && card.group !== group) return false;
  const words = text.toLowerCase().split(/\s+/);
  return words.every((word) => card.text.toLowerCase().includes(word));
}

/** How many there are, for the eye and for screen readers. */
export function countText(count: number): string {
  if (count === 0) return 'No clip fits';
  return count === 1 ? '1 clip' : `${count} clips`;
}
