import type {SymbolIndexInput} from '../worker/symbols/symbolIndexInput';

/** The index with the site's base in its addresses, which it writes from the site's root. */
export function withBase(index: SymbolIndexInput, baseUrl: string): SymbolIndexInput {
  const based = (path: string): string => baseUrl + path.slice(1);
  return {
    ...index,
    namespaces: index.namespaces.map((each) => ({...each, path: based(each.path)})),
    types: index.types.map((each) => (each.path === undefined ? each : {...each, path: based(each.path)})),
  };
}

/** Addresses of the pages of namespaces and types. */
export function pagesOf({namespaces, types}: SymbolIndexInput): ReadonlySet<string> {
  return new Set([...namespaces.map(({path}) => path), ...types.flatMap(({path}) => path ?? [])]);
}
