import {pagePath} from 'api-model';
import {rootOf, type SymbolIndexInput} from 'search-engine/indexing';

/** Returns the index with the site's base added to its addresses. */
export function withBase(index: SymbolIndexInput, baseUrl: string): SymbolIndexInput {
  const based = (path: string): string => baseUrl + path.slice(1);
  return {
    ...index,
    namespaces: index.namespaces.map((each) => ({...each, path: based(each.path)})),
    types: index.types.map((each) => (each.path === undefined ? each : {...each, path: based(each.path)})),
  };
}

/** Returns the index with the addresses of those removed types that have a built page. */
export function withRemovedPages(index: SymbolIndexInput, built: ReadonlySet<string>): SymbolIndexInput {
  const root = rootOf(index);
  const types = index.types.map((type) => {
    const path = pagePath(`${type.namespace}.${type.name}`, root);
    return type.path === undefined && built.has(path) ? {...type, path} : type;
  });
  return {...index, types};
}

/** Returns the addresses of the pages of namespaces and types, those of removed types included. */
export function symbolPages(index: SymbolIndexInput, baseUrl: string, built: ReadonlySet<string>): ReadonlySet<string> {
  return pagesOf(withRemovedPages(withBase(index, baseUrl), built));
}

/** Returns the addresses of the pages of namespaces and types. */
export function pagesOf({namespaces, types}: SymbolIndexInput): ReadonlySet<string> {
  return new Set([...namespaces.map(({path}) => path), ...types.flatMap(({path}) => path ?? [])]);
}
