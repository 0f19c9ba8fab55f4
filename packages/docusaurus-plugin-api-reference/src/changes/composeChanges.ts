import type {ChangesData, ReleaseSteps} from './changesData';

/** What differs between two releases; `symbol` is a place in the data's `symbols`. */
export interface NetChanges {
  readonly added: readonly NetChange[];
  readonly removed: readonly NetChange[];
  readonly changed: readonly NetDeclarationChange[];
  readonly obsoleted: readonly NetChange[];
}

export interface NetChange {
  readonly symbol: number;
  /** The release that did it; of several changes the last. */
  readonly release: string;
}

export interface NetDeclarationChange extends NetChange {
  readonly before: string;
  readonly after: string;
}

/** What is known of a symbol after some steps. */
interface History {
  readonly wasThere: boolean;
  isThere: boolean;
  /** Its declaration before the first step, where a step says it. */
  before?: string;
  /** Its declaration now; unknown where the last steps do not say it. */
  after?: string;
  /** It was gone in between: the declaration that a later change starts from need not be the first one. */
  returned: boolean;
  obsoletedIn?: string;
  /** Of the last step that its net change is made of. */
  release: string;
}

/**
 * Composes the steps from one release to another (both by their name, `from` the older one). What was added and taken
 * away again is not told, and neither is a declaration that is back to what it was. Members of a type that one of the two
 * releases lacks go with the type. What was taken away and came back is told only if its declaration is known to differ.
 *
 * @throws Error when the data has no such release.
 */
export function composeChanges(data: ChangesData, from: string, to: string): NetChanges {
  const start = placeOf(data, from);
  const histories = new Map<number, History>();
  data.changes.slice(start, placeOf(data, to)).forEach((steps, index) => {
    takeSteps(histories, steps, data.releases[start + index + 1] ?? to);
  });
  const wholeTime = typesOfBoth(data, histories);
  const told = [...histories].filter(([symbol]) => ownersOf(data, symbol).every(wholeTime));
  return {
    added: told.filter(([, {wasThere, isThere}]) => !wasThere && isThere).map(toNetChange),
    removed: told.filter(([, {wasThere, isThere}]) => wasThere && !isThere).map(toNetChange),
    changed: told.flatMap(([symbol, history]) => declarationChange(symbol, history)),
    obsoleted: told.flatMap(([symbol, {wasThere, isThere, obsoletedIn}]) =>
      wasThere && isThere && obsoletedIn !== undefined ? [{symbol, release: obsoletedIn}] : [],
    ),
  };
}

function placeOf({releases}: ChangesData, release: string): number {
  const place = releases.indexOf(release);
  if (place < 0) throw new Error(`There is no release "${release}" in the history.`);
  return place;
}

function takeSteps(histories: Map<number, History>, steps: ReleaseSteps, release: string): void {
  const {added = [], removed = [], changed = [], obsoleted = []} = steps;
  /** A symbol's history; its first step says whether the symbol was there before. */
  const historyOf = (symbol: number, wasThere: boolean): History => {
    const history = histories.get(symbol) ?? {wasThere, isThere: wasThere, returned: false, release};
    histories.set(symbol, history);
    return history;
  };
  for (const symbol of removed) {
    Object.assign(historyOf(symbol, true), {isThere: false, after: undefined, obsoletedIn: undefined, release});
  }
  for (const symbol of added) {
    const history = historyOf(symbol, false);
    Object.assign(history, {isThere: true, returned: history.wasThere, release});
  }
  for (const [symbol, before, after] of changed) {
    const history = historyOf(symbol, true);
    if (!history.returned) history.before ??= before;
    history.after = after;
    // What is new to the reader stays with the release that brought it.
    if (history.wasThere) history.release = release;
  }
  for (const symbol of obsoleted) historyOf(symbol, true).obsoletedIn = release;
}

/** The types that a symbol comes and goes with. */
function ownersOf({symbols, types}: ChangesData, symbol: number): readonly number[] {
  const changed = symbols[symbol];
  if (!changed) return [];
  const around = types[changed.type]?.outer ?? [];
  return changed.member === undefined ? around : [...around, changed.type];
}

/** Tells which types both releases have. */
function typesOfBoth({symbols}: ChangesData, histories: ReadonlyMap<number, History>): (type: number) => boolean {
  const notInBoth = new Set(
    [...histories]
      .filter(([symbol, {wasThere, isThere}]) => symbols[symbol]?.member === undefined && !(wasThere && isThere))
      .map(([symbol]) => symbols[symbol]?.type),
  );
  return (type) => !notInBoth.has(type);
}

function toNetChange([symbol, {release}]: readonly [number, History]): NetChange {
  return {symbol, release};
}

function declarationChange(symbol: number, history: History): readonly NetDeclarationChange[] {
  const {wasThere, isThere, before, after, release} = history;
  if (!wasThere || !isThere || before === undefined || after === undefined || before === after) return [];
  return [{symbol, release, before, after}];
}
