import {groupAnchorOf} from 'api-model';
import {baseNames, plainName} from 'search-engine/indexing';

/** The part of the API's symbol index (`symbols.json`) that names need. */
export interface NamedSymbols {
  readonly namespaces?: readonly {readonly name: string; readonly path: string}[];
  readonly types: readonly {
    /** `CCRawList<T>`, `CCLabel.ivec3`. */
    readonly name: string;
    readonly signature: string;
    readonly path?: string;
    readonly members: readonly {readonly name: string; readonly kind: string; readonly anchor?: string}[];
  }[];
}

export interface NameResolver {
  /** Returns path and hash of `CCNode`, `CCNode.RunAction` (all overloads, also inherited) or `Box2D.Dynamics`. */
  readonly resolveName: (name: string) => string | undefined;
  readonly names: readonly string[];
}

/** Looks names up in the symbols that have a page. If types share a name, uses the first that has the member. */
export function nameResolver({namespaces = [], types}: NamedSymbols): NameResolver {
  const places = new Map<string, string>(namespaces.map(({name, path}) => [name, path]));
  const bases = new Map<string, readonly string[]>();
  const add = (name: string, place: string): void => {
    if (!places.has(name)) places.set(name, place);
  };
  for (const {name, path, signature, members} of types) {
    if (path === undefined) continue;
    const plain = plainName(name);
    add(plain, path);
    if (!bases.has(plain)) bases.set(plain, baseNames(signature));
    for (const {anchor, ...member} of members) {
      if (anchor !== undefined) add(`${plain}.${member.name}`, `${path}#${groupAnchorOf(anchor)}`);
    }
  }
  const resolve = (name: string, seen: readonly string[] = []): string | undefined => {
    const own = places.get(name);
    if (own !== undefined) return own;
    const dot = name.lastIndexOf('.');
    const type = name.slice(0, Math.max(dot, 0));
    if (dot < 0 || seen.includes(type)) return undefined;
    for (const base of bases.get(type) ?? []) {
      const place = resolve(`${base}.${name.slice(dot + 1)}`, [...seen, type]);
      if (place !== undefined) return place;
    }
    return undefined;
  };
  return {resolveName: (name) => resolve(plainName(name)), names: [...places.keys()]};
}
