import {releaseOf, typeId, type DocId, type ReleaseChanges, type TypeFacts} from 'api-model';
import {toString} from 'mdast-util-to-string';
import {didYouMean, similarNames} from 'name-suggestions';
import {csharpName, type ApiNames} from '../apiNames';
import type {Descriptions, NamespaceDescription, TypeDescription, Words} from '../descriptions';
import {memoizeByObject} from '../memoizeByObject';
import {broken, compareProblems, type Problem} from '../problem';
import {checkMemberReferences, checkNamespaceReferences, checkTypeReferences} from '../references/checkReferences';
import {bindTypeTerms} from './bindTerms';
import {bindHeadings, bindMembers} from './bindMembers';
import {checkNotes} from './checkNotes';
import type {BoundDescriptions, BoundMember, BoundType} from './boundDescriptions';
import {findStale} from './findStale';
import {inheritWords} from './inheritWords';

/** In characters. A summary is also its page's description, of which search engines show no more. */
const maxSummaryLength = 160;

const noReleases: readonly ReleaseChanges[] = [];

/**
 * Finds what each description refers to.
 *
 * @param releases `api/history/releases`, to find descriptions whose API changed after they were checked, and notes about
 *   releases that don't exist.
 * @returns descriptions by documentation id, and every problem. An author's mistake never throws.
 */
export function bindDescriptions(
  descriptions: Descriptions,
  names: ApiNames,
  releases: readonly ReleaseChanges[] = noReleases,
): BoundDescriptions {
  const problems: Problem[] = [];
  const types = new Map<DocId, BoundType>();
  const members = new Map<DocId, BoundMember>();
  const bind = fileBinder(names)(releases);
  for (const description of descriptions.types) {
    const bound = bind(description);
    problems.push(...bound.problems);
    if (bound.type) types.set(bound.type.type.id, bound.type);
    for (const [id, words] of bound.members) members.set(id, words);
  }
  const namespaces = bindNamespaces(descriptions.namespaces, names, problems);
  return {types, namespaces, members: inheritWords(members, names), problems: problems.sort(compareProblems)};
}

interface BoundFile {
  /** Undefined if the API has no such type. */
  readonly type?: BoundType;
  readonly members: ReadonlyMap<DocId, BoundMember>;
  readonly problems: readonly Problem[];
}

/** Returns a function that binds a type's file, and binds it only once while the API and its history stay the same objects. */
const fileBinder = memoizeByObject((names: ApiNames) =>
  memoizeByObject((releases: readonly ReleaseChanges[]) =>
    memoizeByObject((description: TypeDescription) => bindFile(description, names, releases)),
  ),
);

function bindFile(description: TypeDescription, names: ApiNames, releases: readonly ReleaseChanges[]): BoundFile {
  const problems: Problem[] = [];
  const type = findType(description, names, problems);
  if (!type) return {members: new Map(), problems};
  const bound = bindType(description, type, names, releases, problems);
  const texts = new Map([...bound.members.values()].map((words) => [words.description, words]));
  problems.push(...checkTypeReferences(bound.type, names));
  problems.push(...[...texts.values()].flatMap((words) => checkMemberReferences(words, names)));
  return {...bound, problems};
}

/** The id of the type in a description's path: `Box2D.Collision/b2DynamicTree-1.b2TreeNode`. */
export function describedTypeId({namespace, fileName}: Pick<TypeDescription, 'namespace' | 'fileName'>): DocId {
  return typeId(`${namespace}.${fileName.replace(/-(\d+)/g, '`$1')}`);
}

/** The path of a type's description, with `.md`: the inverse of `describedTypeId`. */
export function descriptionPath(type: Pick<TypeFacts, 'id' | 'namespace'>): string {
  const name = type.id.slice('T:'.length + type.namespace.length + 1);
  return `${type.namespace}/${name.replaceAll('`', '-')}.md`;
}

function findType(description: TypeDescription, names: ApiNames, problems: Problem[]): TypeFacts | undefined {
  const type = names.linked.typesById.get(describedTypeId(description));
  if (type) return type;
  const path = `${description.namespace}/${description.fileName}`;
  const paths = names.linked.snapshot.types.map((each) => descriptionPath(each).replace(/\.md$/, ''));
  problems.push({
    kind: 'orphaned',
    position: {...description.position, line: 1, column: 1},
    message: `There is no type for "${path}.md".${didYouMean(similarNames(path, paths))} Rename the file or remove it.`,
  });
  return undefined;
}

function bindType(
  description: TypeDescription,
  type: TypeFacts,
  names: ApiNames,
  releases: readonly ReleaseChanges[],
  problems: Problem[],
): {readonly type: BoundType; readonly members: ReadonlyMap<DocId, BoundMember>} {
  const name = csharpName(type, names.linked);
  checkTitle(description, name, problems);
  checkSummary(description, name, problems);
  const terms = bindTypeTerms(description, type, name, problems);
  const headings = bindHeadings(description, type, names, problems);
  problems.push(...findStale(description, type, headings, releaseOf(names.linked.snapshot.manifest.tag), releases));
  problems.push(...checkNotes([description, ...description.members], releases));
  return {type: {type, description, ...terms}, members: bindMembers(headings, type, problems)};
}

function bindNamespaces(
  descriptions: readonly NamespaceDescription[],
  names: ApiNames,
  problems: Problem[],
): ReadonlyMap<string, NamespaceDescription> {
  const known = descriptions.filter((description) => {
    const {namespace, position} = description;
    if (names.namespaces.includes(namespace)) return true;
    const message = `There is no namespace "${namespace}".${didYouMean(similarNames(namespace, names.namespaces))}`;
    problems.push({kind: 'orphaned', position, message: `${message} Rename the file or remove it.`});
    return false;
  });
  for (const description of known) {
    checkTitle(description, description.namespace, problems);
    checkSummary(description, description.namespace, problems);
    problems.push(...checkNamespaceReferences(description, names));
  }
  return new Map(known.map((description) => [description.namespace, description]));
}

function checkTitle({title, position}: Words & {readonly title: string}, name: string, problems: Problem[]): void {
  if (title.replace(/\s+/g, '') === name.replace(/\s+/g, '')) return;
  problems.push(broken(position, `The heading is "# ${title}", but the name is "${name}". Write "# ${name}".`));
}

function checkSummary({summary, position}: Words, name: string, problems: Problem[]): void {
  const length = toString(summary).length;
  if (length <= maxSummaryLength) return;
  problems.push(
    broken(
      position,
      `The summary of "${name}" has ${length} characters. Write at most ${maxSummaryLength}, and move the rest into the remarks.`,
    ),
  );
}
