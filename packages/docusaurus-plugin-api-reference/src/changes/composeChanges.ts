import type {ChangesData, ReleaseSteps} from './changesData';

/** The differences between two releases; `symbol` is an index in the data's `symbols`. */
export interface NetChanges {
  readonly added: readonly NetChange[];
  readonly removed: readonly NetChange[];
  readonly changed: readonly NetDeclarationChange[];
  /** Declarations of which only the nullability of reference types changed. */
  readonly nullability: readonly NetDeclarationChange[];
  readonly obsoleted: readonly NetChange[];
  readonly behavior: readonly NetBehaviorChange[];
}

export interface NetChange {
  readonly symbol: number;
  /** The release with the change; for several changes, the last one. */
  readonly release: string;
}

export interface NetDeclarationChange extends NetChange {
  readonly before: string;
  readonly after: string;
}

/** What a member does differently although its declaration is the same. */
export interface NetBehaviorChange extends NetChange {
  /** Further overloads with the same note. */
  readonly overloads: readonly number[];
  /** `Until 2.5.10` */
  readonly label: string;
  readonly html: string;
}

/** What is known about a symbol after some steps. */
interface History {
  readonly wasThere: boolean;
  isThere: boolean;
  /** Its declaration before the first step, if a step contains it. */
  before?: string;
  /** Its current declaration, if the last steps contain it. */
  after?: string;
  /** It was removed and added again, so the `before` of a later change may not be its first declaration. */
  returned: boolean;
  /** A step changed more of its declaration than the nullability. */
  typesChanged: boolean;
  obsoletedIn?: string;
  /** The release of the last step that contributes to its net change. */
  release: string;
}

/**
 * Composes the steps from one release to another (both by name, `from` is the older one). Symbols that were added and then
 * removed are not reported, nor are declarations that changed back. Neither are members of a type that only one of the
 * releases has. Symbols that were removed and then added again are reported only if their declaration is known to differ.
 *
 * @throws Error when the data has no such release.
 */
export function composeChanges(data: ChangesData, from: string, to: string): NetChanges {
  const start = indexOfRelease(data, from);
  const histories = new Map<number, History>();
  const steps = data.changes.slice(start, indexOfRelease(data, to));
  const releaseAt = (index: number): string => data.releases[start + index + 1] ?? to;
  steps.forEach((step, index) => applySteps(histories, step, releaseAt(index)));
  const existsInBoth = typesOfBoth(data, histories);
  const isInBoth = (symbol: number): boolean =>
    ownersOf(data, symbol).every(existsInBoth) && isThroughout(histories.get(symbol));
  const reported = [...histories].filter(([symbol]) => ownersOf(data, symbol).every(existsInBoth));
  return {
    added: reported.filter(([, {wasThere, isThere}]) => !wasThere && isThere).map(toNetChange),
    removed: reported.filter(([, {wasThere, isThere}]) => wasThere && !isThere).map(toNetChange),
    changed: declarationChanges(reported, ({typesChanged}) => typesChanged),
    nullability: declarationChanges(reported, ({typesChanged}) => !typesChanged),
    obsoleted: reported.flatMap(([symbol, {wasThere, isThere, obsoletedIn}]) =>
      wasThere && isThere && obsoletedIn !== undefined ? [{symbol, release: obsoletedIn}] : [],
    ),
    behavior: steps.flatMap((step, index) => behaviorChanges(step, releaseAt(index), isInBoth)),
  };
}

function indexOfRelease({releases}: ChangesData, release: string): number {
  const index = releases.indexOf(release);
  if (index < 0) throw new Error(`There is no release "${release}" in the history.`);
  return index;
}

function applySteps(histories: Map<number, History>, steps: ReleaseSteps, release: string): void {
  const {added = [], removed = [], changed = [], nullability = [], obsoleted = []} = steps;
  /** Returns a symbol's history; its first step determines whether the symbol existed before. */
  const historyOf = (symbol: number, wasThere: boolean): History => {
    const history = histories.get(symbol) ?? {
      wasThere,
      isThere: wasThere,
      returned: false,
      typesChanged: false,
      release,
    };
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
  for (const [symbol] of changed) historyOf(symbol, true).typesChanged = true;
  for (const [symbol, before, after] of [...changed, ...nullability]) {
    const history = historyOf(symbol, true);
    if (!history.returned) history.before ??= before;
    history.after = after;
    // A symbol that is new since `from` keeps the release that added it.
    if (history.wasThere) history.release = release;
  }
  for (const symbol of obsoleted) historyOf(symbol, true).obsoletedIn = release;
}

/** Returns the types that contain a symbol, and so are added and removed together with it. */
function ownersOf({symbols, types}: ChangesData, symbol: number): readonly number[] {
  const changed = symbols[symbol];
  if (!changed) return [];
  const around = types[changed.type]?.outer ?? [];
  return changed.member === undefined ? around : [...around, changed.type];
}

function isThroughout(history: History | undefined): boolean {
  return history === undefined || (history.wasThere && history.isThere);
}

/** Returns the behavior that a release changed, except that of members which only one of the releases has. */
function behaviorChanges(
  {behavior = []}: ReleaseSteps,
  release: string,
  isInBoth: (symbol: number) => boolean,
): readonly NetBehaviorChange[] {
  return behavior.flatMap(([symbols, label, html]) => {
    const [symbol, ...overloads] = symbols.filter(isInBoth);
    return symbol === undefined ? [] : [{symbol, overloads, release, label, html}];
  });
}

/** Returns a function that checks whether both releases have a type. */
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

function declarationChanges(
  histories: readonly (readonly [number, History])[],
  isWanted: (history: History) => boolean,
): readonly NetDeclarationChange[] {
  return histories.flatMap(([symbol, history]) => (isWanted(history) ? declarationChange(symbol, history) : []));
}

function declarationChange(symbol: number, history: History): readonly NetDeclarationChange[] {
  const {wasThere, isThere, before, after, release} = history;
  if (!wasThere || !isThere || before === undefined || after === undefined || before === after) return [];
  return [{symbol, release, before, after}];
}
