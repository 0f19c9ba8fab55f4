import fs from 'node:fs';
import {readYaml, type YamlPath} from 'api-descriptions';
import {didYouMean, similarNames} from 'name-suggestions';
import {fullNameOf, memberName, type DocId, type TypeFacts} from 'api-model';

/** Members of a type that serve one purpose, by their names. */
export interface MemberGroup {
  readonly name: string;
  readonly members: readonly string[];
}

/** By the type's id. */
export type MemberGroups = ReadonlyMap<DocId, readonly MemberGroup[]>;

/**
 * Reads the groups of large types' members. Throws with file, line and similar names for a type or member that does not exist
 * or is listed twice.
 */
export function readMemberGroups(file: string, types: readonly TypeFacts[]): MemberGroups {
  const {value, positionOf} = readYaml(fs.readFileSync(file, 'utf8'), file);
  const stop = (place: YamlPath, message: string): never => {
    throw new Error(`${file}:${positionOf(place).line}: ${message}`);
  };
  const typesByName = new Map(types.map((type) => [fullNameOf(type.id), type]));
  const entries = Object.entries((value ?? {}) as Readonly<Record<string, readonly MemberGroup[]>>);
  return new Map(
    entries.map(([name, groups]) => {
      const type = typesByName.get(name);
      if (!type) return stop([name], `Unknown type "${name}".${didYouMean(similarNames(name, typesByName.keys()))}`);
      const known = new Set((type.members ?? []).map((member) => memberName(member, type)));
      const listed = new Map<string, string>();
      groups.forEach((group, first) => {
        if (typeof group.name !== 'string' || !Array.isArray(group.members))
          stop([name, first], 'A group needs a name and a list of members.');
        group.members.forEach((member, second) => {
          const place = [name, first, 'members', second] as const;
          if (!known.has(member))
            stop(place, `Unknown member "${member}" of ${name}.${didYouMean(similarNames(member, known))}`);
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
