import fs from 'node:fs';
import {didYouMean, nearNames} from 'name-suggestions';
import {fullNameOf, memberName, type DocId, type TypeFacts} from 'api-model';
import {isMap, isNode, isScalar, LineCounter, parseDocument} from 'yaml';

/** Members of a type that serve one purpose, by their names. */
export interface MemberGroup {
  readonly name: string;
  readonly members: readonly string[];
}

/** By the type's id. */
export type MemberGroups = ReadonlyMap<DocId, readonly MemberGroup[]>;

/**
 * Reads the groups of large types' members. Throws with file, line and near names for a type or member that does not exist
 * or is listed twice.
 */
export function readMemberGroups(file: string, types: readonly TypeFacts[]): MemberGroups {
  const lines = new LineCounter();
  const document = parseDocument(fs.readFileSync(file, 'utf8'), {lineCounter: lines});
  const [error] = document.errors;
  if (error) throw new Error(`${file}:${lines.linePos(error.pos[0]).line}: ${error.message}`);

  const keys = isMap(document.contents) ? document.contents.items.map(({key}) => key) : [];
  const stop = (place: readonly [string, ...(string | number)[]], message: string): never => {
    const [name, ...rest] = place;
    const node =
      rest.length > 0 ? document.getIn(place, true) : keys.find((key) => isScalar(key) && key.value === name);
    const {line} = lines.linePos(isNode(node) ? (node.range?.[0] ?? 0) : 0);
    throw new Error(`${file}:${line}: ${message}`);
  };
  const typesByName = new Map(types.map((type) => [fullNameOf(type.id), type]));
  const entries = Object.entries((document.toJS() ?? {}) as Readonly<Record<string, readonly MemberGroup[]>>);
  return new Map(
    entries.map(([name, groups]) => {
      const type = typesByName.get(name);
      if (!type) return stop([name], `Unknown type "${name}".${didYouMean(nearNames(name, typesByName.keys()))}`);
      const known = new Set((type.members ?? []).map((member) => memberName(member, type)));
      const listed = new Map<string, string>();
      groups.forEach((group, first) => {
        if (typeof group.name !== 'string' || !Array.isArray(group.members))
          stop([name, first], 'A group has a name and a list of members.');
        group.members.forEach((member, second) => {
          const place = [name, first, 'members', second] as const;
          if (!known.has(member))
            stop(place, `Unknown member "${member}" of ${name}.${didYouMean(nearNames(member, known))}`);
          const before = listed.get(member);
          if (before !== undefined)
            stop(place, `"${member}" of ${name} is listed twice: in "${before}" and in "${group.name}".`);
          listed.set(member, group.name);
        });
      });
      return [type.id, groups] as const;
    }),
  );
}
