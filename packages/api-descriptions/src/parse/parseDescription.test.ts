import fs from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import type {BehaviorNote, MemberDescription, Reference, Term, TypeDescription} from '../descriptions';
import {compareProblems, formatProblem} from '../problem';
import {parseNamespaceDescription, parseTypeDescription} from './parseDescription';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
const expected = (file: string): unknown => JSON.parse(read(file));

describe('parseTypeDescription', () => {
  it('reads summary, remarks, lists and members with their lines', () => {
    const file = 'fixtures/descriptions/Game/CCNode.md';
    const {description, problems} = parseTypeDescription(read(file), file);
    expect(problems).toEqual([]);
    expect(outline(description)).toEqual(expected('fixtures/descriptions/Game/CCNode.json'));
  });

  it('removes the marker from an alert', () => {
    const {description} = parseTypeDescription(
      '---\nchecked: 2.5.0\n---\n\n# A\n\nB.\n\n> [!TIP]\n> Do *it*.',
      'N/A.md',
    );
    expect(description.remarks).toMatchObject([{type: 'alert', kind: 'tip'}]);
    expect(toString(description.remarks)).toBe('Do it.');
  });

  it("reads type parameters from the list after a type's summary and keeps other lists in the remarks", () => {
    const list = (items: string): TypeDescription =>
      parseTypeDescription(`---\nchecked: 2.5.0\n---\n\n# A<T>\n\nB.\n\n${items}`, 'N/A-1.md').description;
    expect(list('- `T`: What it holds.\n').terms.map(({name}) => name)).toEqual(['T']);
    expect(list('- `T`: What it holds.\n- Other.\n').remarks).toHaveLength(1);
  });

  it('keeps operators and generics in headings as written', () => {
    const markdown =
      '---\nchecked: 2.5.0\n---\n\n# A<T>\n\nB.\n\n## operator *(A, B)\n\nC.\n\n## Get(List<T>, A\\*)\n\nD.\n';
    const {description} = parseTypeDescription(markdown, 'N/A-1.md');
    expect(description.title).toBe('A<T>');
    expect(description.members.map(({heading}) => heading)).toEqual(['operator *(A, B)', 'Get(List<T>, A*)']);
  });

  it('reports the file and line of everything it cannot parse', () => {
    const file = 'fixtures/broken/Parse.md';
    const problems = parseTypeDescription(read(file), file).problems.toSorted(compareProblems).map(formatProblem);
    const starts = expected('fixtures/broken/Parse.json') as readonly string[];
    expect(problems.map((problem, index) => problem.slice(0, starts[index]?.length))).toEqual(starts);
  });

  it.each([
    ['no front matter', '# A\n\nB.', 'N/A.md:1:1: The front matter is missing.'],
    ['front matter that is not YAML', '---\nchecked: "2\n---\n\n# A\n\nB.', 'N/A.md:'],
    ['no heading', '---\nchecked: 2.5.0\n---\n\n## B\n\nC.', 'N/A.md:1:1: The "# Name" heading is missing'],
    ['an empty file', '', 'N/A.md:1:1: The front matter is missing.'],
  ])('reports %s', (_what, text, message) => {
    expect(parseTypeDescription(text, 'N/A.md').problems.map(formatProblem)[0]).toContain(message);
  });
});

describe('parseNamespaceDescription', () => {
  it('takes the name from the path and topic descriptions from the headings', () => {
    const text = '---\nchecked: 2.5.0\n---\n\n# A.B\n\nC.\n\n## D e\n\nE.\n\n- F\n';
    const {description, problems} = parseNamespaceDescription(text, 'descriptions/A.B.md');
    expect(description.namespace).toBe('A.B');
    expect(problems).toEqual([]);
    expect(
      description.topics.map(({heading, position, summary, remarks}) => {
        return [heading, position.line, toString(summary), ...blockLines(remarks)];
      }),
    ).toEqual([['D e', 9, 'E.', 'list:13']]);
  });

  it('rejects notes', () => {
    const text = '---\nchecked: 2.5.0\n---\n\n# A\n\nB.\n\n- until 2.4.0: C.\n';
    expect(parseNamespaceDescription(text, 'A.md').problems.map(formatProblem)).toEqual([
      'A.md:9:1: A namespace has no behavior. Put the note into the description of a type or member.',
    ]);
  });

  it('rejects parameters, and see lists in topics', () => {
    const text = '---\nchecked: 2.5.0\n---\n\n# A\n\nB.\n\n- returns: C.\n\n## D\n\nE.\n\n- `f`: G.\n- see: `H`\n';
    const {problems} = parseNamespaceDescription(text, 'A.md');
    expect(problems.map(formatProblem).sort()).toEqual([
      'A.md:15:1: A namespace has no parameters. Only see: `Name` is allowed here.',
      'A.md:16:8: A topic has no "see:" list. Name the types in its text.',
      'A.md:9:1: A namespace has no parameters. Only see: `Name` is allowed here.',
    ]);
  });
});

describe('images', () => {
  const remarksOf = (body: string) =>
    parseTypeDescription(`---\nchecked: 2.5.0\n---\n\n# A\n\nB.\n\n${body}\n`, 'N/A.md');

  it('must be diagrams in a paragraph of their own', () => {
    const {description, problems} = remarksOf('![A hinge](joint-hinge)');
    expect(problems).toEqual([]);
    expect(description.remarks).toMatchObject([{type: 'diagram', name: 'joint-hinge', caption: 'A hinge'}]);
  });

  it.each(['![](hinge)', '![A hinge](https://example.com/hinge.png)', 'See ![A hinge](hinge).', '- ![A hinge](hinge)'])(
    'are rejected otherwise: %s',
    (body) => {
      const {problems} = remarksOf(body);
      expect(problems.map(formatProblem)).toEqual([
        expect.stringMatching(/^N\/A\.md:9:\d+: This image is not a diagram\. Write !\[caption\]\(name\)/),
      ]);
    },
  );
});

/** The model without syntax trees: texts, with the line after whatever has a position. */
function outline(type: TypeDescription): unknown {
  const {checked, namespace, fileName, title, members, position, summary, remarks, notes, see} = type;
  return {
    checked,
    namespace,
    fileName,
    title,
    line: position.line,
    summary: toMarkup(summary),
    remarks: blockLines(remarks),
    notes: notes.map(noteText),
    see: referenceLines(see),
    members: members.map(memberOutline),
  };
}

function memberOutline({
  heading,
  position,
  summary,
  terms,
  returns,
  exceptions,
  notes,
  see,
  remarks,
}: MemberDescription): unknown {
  return {
    heading,
    line: position.line,
    summary: toString(summary),
    ...(terms.length > 0 && {terms: terms.map(termText)}),
    ...(returns && {returns: toString(returns.words)}),
    ...(exceptions.length > 0 && {exceptions: exceptions.map(termText)}),
    ...(notes.length > 0 && {notes: notes.map(noteText)}),
    ...(see.length > 0 && {see: referenceLines(see)}),
    ...(remarks.length > 0 && {remarks: blockLines(remarks)}),
  };
}

function toMarkup(words: readonly Nodes[]): string {
  return words.map((node) => (node.type === 'inlineCode' ? `\`${node.value}\`` : toString(node))).join('');
}

function blockLines(blocks: readonly Nodes[]): readonly string[] {
  return blocks.map(({type, position}) => `${type}:${position?.start.line ?? 0}`);
}

function termText({name, words}: Term): string {
  return `${name}: ${toString(words)}`;
}

function noteText({kind, release, words, position}: BehaviorNote): string {
  return `${kind} ${release}: ${toString(words)}:${position.line}`;
}

function referenceLines(references: readonly Reference[]): readonly string[] {
  return references.map(({name, position}) => `${name}:${position.line}`);
}
