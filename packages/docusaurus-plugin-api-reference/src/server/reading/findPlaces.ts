import type {ApiNames} from 'api-descriptions';
import {memberText, type DocId} from 'api-model';
import type {SampleUse, SampleUses} from './readSampleUses';

/** Lines of a sample that a page shows. */
export interface ShownCode {
  readonly text: string;
  readonly href: string;
  /** Repository path. */
  readonly file: string;
  /** 1-based and inclusive, like `lastLine`. */
  readonly firstLine: number;
  readonly lastLine: number;
}

/** A place where a type is used, and how. */
export interface Place {
  readonly text: string;
  readonly href: string;
  /** The name of the file whose code a page shows. */
  readonly file?: string;
  /** How often the place uses the type or a member of it. */
  readonly count: number;
  /** The members it uses, in the order of the text. */
  readonly members: readonly string[];
}

/** By the type's id. */
export type PlacesOfTypes = ReadonlyMap<DocId, readonly Place[]>;

/** Finds the shown code that uses each type or a member of it, in the given order. */
export function findShownPlaces(shown: readonly ShownCode[], uses: SampleUses, names: ApiNames): PlacesOfTypes {
  const found = new Map<DocId, Place[]>();
  for (const code of shown) {
    const {text, href, file} = code;
    const here = (uses.get(file) ?? []).filter(({line}) => shows(code, line));
    for (const {type, count, members} of countTypes(here, names))
      add(found, type, {text, href, file: nameOf(file), count, members});
  }
  return found;
}

/** Finds the files that use each type in lines that no page shows. A place links to the first of these lines on the web. */
export function findFilePlaces(
  uses: SampleUses,
  {
    shown,
    names,
    sourceUrl,
  }: {readonly shown: readonly ShownCode[]; readonly names: ApiNames; readonly sourceUrl: string},
): PlacesOfTypes {
  const found = new Map<DocId, Place[]>();
  for (const [file, all] of uses) {
    if (hasLaterPart(file, uses)) continue;
    const showing = shown.filter((code) => code.file === file);
    const rest = all.filter(({line}) => !showing.some((code) => shows(code, line)));
    for (const {type, line, count, members} of countTypes(rest, names)) {
      // The folder distinguishes the samples' many files of one name.
      const text = `${file.split('/').slice(-2).join('/')}, line ${line}`;
      add(found, type, {text, href: `${sourceUrl}/${file}#L${line}`, count, members});
    }
  }
  return found;
}

function nameOf(file: string): string {
  return file.replace(/^.*\//, '');
}

/** Returns whether the next part of a tutorial has this file, too. Only the last part with a file is listed. */
function hasLaterPart(file: string, uses: SampleUses): boolean {
  const [before, part, rest] = file.split(/(?<=\/Part)(\d+)(?=\/)/);
  return rest !== undefined && uses.has(`${before ?? ''}${Number(part) + 1}${rest}`);
}

function shows({firstLine, lastLine}: ShownCode, line: number): boolean {
  return line >= firstLine && line <= lastLine;
}

interface TypeCount {
  readonly type: DocId;
  /** The first line that uses the type. */
  readonly line: number;
  readonly count: number;
  readonly members: readonly string[];
}

function countTypes(uses: readonly SampleUse[], {linked}: ApiNames): Iterable<TypeCount> {
  const counts = new Map<DocId, TypeCount>();
  for (const {id, line} of uses) {
    const owned = linked.membersById.get(id as DocId);
    const type = (owned?.type ?? linked.typesById.get(id as DocId))?.id;
    if (!type) continue;
    const known = counts.get(type) ?? {type, line, count: 0, members: []};
    const members = owned ? new Set([...known.members, memberText(owned.member, owned.type)]) : known.members;
    counts.set(type, {...known, count: known.count + 1, members: [...members]});
  }
  return counts.values();
}

function add(found: Map<DocId, Place[]>, type: DocId, place: Place): void {
  const list = found.get(type);
  if (list) list.push(place);
  else found.set(type, [place]);
}
