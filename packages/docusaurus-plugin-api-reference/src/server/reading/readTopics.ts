import fs from 'node:fs';
import {readYaml, type YamlPath} from 'api-descriptions';
import {fullNameOf, type TypeFacts} from 'api-model';
import {didYouMean, similarNames} from 'name-suggestions';

/** Types that belong together, in the order in which a reader needs them. */
export interface Topic {
  readonly name: string;
  readonly slug: string;
  readonly summary: string;
  readonly types: readonly TypeFacts[];
}

export interface NamespaceTopics {
  readonly name: string;
  readonly topics: readonly Topic[];
}

interface TopicsFile {
  readonly namespaces: readonly {
    readonly name: string;
    readonly topics: readonly (Omit<Topic, 'types'> & {readonly types: readonly string[]})[];
  }[];
}

/**
 * Reads the types of each topic. Throws with file and line when a name is unknown or listed twice, and with the names of
 * types that have no topic.
 */
export function readTopics(file: string, types: readonly TypeFacts[]): readonly NamespaceTopics[] {
  const {value, positionOf} = readYaml(fs.readFileSync(file, 'utf8'), file);
  const known = new Map(types.map((type) => [`${type.namespace} ${fileNameOf(type)}`, type]));
  const left = new Set(known.keys());
  const take = (namespace: string, name: string, place: YamlPath): TypeFacts => {
    const stop = (message: string): never => {
      throw new Error(`${file}:${positionOf(place).line}: ${message}`);
    };
    const type = known.get(`${namespace} ${name}`);
    if (!type) {
      const names = types.filter((other) => other.namespace === namespace).map(fileNameOf);
      return stop(`Unknown type "${name}" in ${namespace}.${didYouMean(similarNames(name, names))}`);
    }
    if (!left.delete(`${namespace} ${name}`)) stop(`"${name}" of ${namespace} is listed twice.`);
    return type;
  };
  const {namespaces} = value as TopicsFile;
  const result = namespaces.map(({name, topics}, first) => ({
    name,
    topics: topics.map((topic, second) => ({
      ...topic,
      types: topic.types.map((type, third) =>
        take(name, type, ['namespaces', first, 'topics', second, 'types', third]),
      ),
    })),
  }));
  if (left.size > 0) throw new Error(`${file}: these types are in no topic: ${[...left].join(', ')}.`);
  return result;
}

/** A type's name within its namespace, as files and addresses write it: `CCRawList-1`, `CCLabel.ivec3`. */
export function fileNameOf({id, namespace}: TypeFacts): string {
  return fullNameOf(id)
    .slice(namespace.length + 1)
    .replaceAll('`', '-');
}
