import {nameAnchor, pagePath} from 'api-model';
import type {SymbolsLane} from '../lanes';
import {changesPath} from './referenceRoot';
import {kindOf} from './kindLetters';
import {linkSymbols} from './linkSymbols';
import type {ApiSymbol, SymbolTable} from './symbolTable';
import {marksReader} from './marks';
import {operatorDisplay} from './operatorDisplay';
import {lastName} from './typeNames';

/** Decodes the lane that `encodeSymbols` makes. */
export function readSymbols(lane: SymbolsLane): SymbolTable {
  const symbols = listSymbols(lane);
  const types = lane.namespaces.length;
  return linkSymbols(symbols, {types, members: types + lane.types.length, bases: readBases(lane)});
}

function listSymbols(lane: SymbolsLane): readonly ApiSymbol[] {
  const {root, addresses} = lane;
  const symbols: ApiSymbol[] = [];
  const marksOf = marksReader(lane.marks, lane.releases);
  for (const name of lane.namespaces) add(name, 'namespace', name, pagePath(name, root), '');
  const namespaces = namespacesOfTypes(lane);
  const types = lane.types.map((text) => text.split(';'));
  for (const [at, [head = '']] of types.entries()) {
    const namespace = namespaces[at] ?? '';
    const name = head.slice(1);
    add(name, kindOf('type', head.charAt(0)), namespace, pagePath(`${namespace}.${name}`, root), '');
  }
  for (const [at, parts] of types.entries())
    for (let part = 1; part < parts.length; part++) addRun(parts[part] ?? '', lane.namespaces.length + at);
  return symbols;

  /** Adds a run of members of one kind. */
  function addRun(run: string, owner: number): void {
    const type = symbols[owner];
    if (!type) return;
    const kind = kindOf('member', run.charAt(0));
    const constructor = kind === 'constructor' ? lastName(type.name) : '';
    for (const name of run.slice(1).split(' ')) {
      const displayed = kind === 'operator' ? operatorDisplay(name) : constructor || name;
      add(displayed, kind, type.namespace, type.path, nameAnchor(kind, name), owner, type);
    }
  }

  function add(
    name: string,
    kind: string,
    namespace: string,
    path: string,
    anchor: string,
    owner?: number,
    type?: ApiSymbol,
  ): void {
    const index = symbols.length;
    const {overloads, popularity, until, isObsolete, since} = marksOf(index);
    const isCurrent = until === undefined;
    const address = addresses?.[index];
    const pathOf = (isCurrent: boolean, given: string | undefined): string =>
      given ?? (isCurrent || type?.until !== undefined ? path : changesPath(root));
    symbols.push({
      name,
      kind,
      owner,
      namespace,
      path: pathOf(isCurrent, type ? undefined : address),
      anchor: isCurrent ? ((type ? address : undefined) ?? anchor) : '',
      since: since ? since.release : type?.since,
      until,
      isObsolete,
      overloads,
      popularity,
    });
  }
}

function namespacesOfTypes({runs, namespaces}: SymbolsLane): readonly string[] {
  return runs.flatMap((namespace, at) =>
    at % 2 === 0 ? Array.from({length: runs[at + 1] ?? 0}, () => namespaces[namespace] ?? '') : [],
  );
}

function readBases({bases, namespaces, types}: SymbolsLane): readonly (readonly number[])[] {
  const ofTypes = bases
    .split(' ')
    .map((list) => (list === '' ? [] : list.split(',').map((base) => namespaces.length + parseInt(base, 36))));
  return [...namespaces.map(() => []), ...types.map((_, at) => ofTypes[at] ?? [])];
}
