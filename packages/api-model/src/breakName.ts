/** How many characters of a name fit on one line on any screen: in headings, tables and contents, and in prose and code. */
export const fittingCharacters = {heading: 12, prose: 24} as const;

/** Where code may break, the best places first: after an opening bracket or comma, after a dot, before a capital in camel case. */
const places: readonly RegExp[] = [/(?<=[(<,])/, /(?<=[._/])/, /(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/];

/** Pieces shorter than this look like mistakes. */
const shortest = 4;

/**
 * Splits a name or a line of code where it may break on a narrow screen. Words that fit are not split. Joined, the pieces
 * are the text again.
 */
export function breakName(text: string, fitting: number): readonly string[] {
  const words = text.split(/(?<= )/);
  return words
    .flatMap((word) => (word.trimEnd().length > fitting ? cut(word, fitting, places) : [word]))
    .reduce(joinWords, []);
}

function cut(text: string, fitting: number, [place, ...others]: readonly RegExp[]): readonly string[] {
  if (place === undefined || text.length <= fitting) return [text];
  return joinShort(text.split(place)).flatMap((piece) => cut(piece, fitting, others));
}

/** Joins short pieces with their neighbors: `CC` with `Node`, `In` with `Point`. */
function joinShort(pieces: readonly string[]): readonly string[] {
  return pieces.reduce<readonly string[]>((joined, piece) => {
    const last = joined.at(-1);
    const isShort = last !== undefined && (last.length < shortest || piece.length < shortest);
    return isShort ? [...joined.slice(0, -1), last + piece] : [...joined, piece];
  }, []);
}

/** Joins pieces that end with a space with the next one, because browsers break lines at spaces anyway. */
function joinWords(joined: readonly string[], piece: string): readonly string[] {
  const last = joined.at(-1);
  return last?.endsWith(' ') === true ? [...joined.slice(0, -1), last + piece] : [...joined, piece];
}
