import {compareText, counted, type DocId} from 'api-model';
import type {FileChange} from './changedFiles';
import {describesType} from './describesType';
import type {NameMention} from './findNames';
import type {StatementKind} from './findStatements';
import {isInPost, releaseChecklist} from './releaseChecklist';
import type {BrokenSample, FileStatement, ReleaseFindings, StepResult} from './releaseFindings';
import {shortName, type ChangedIds} from './releaseSummary';
import {isUnchangedNote} from './unchangedNotes';

const maxText = 220;

/** The report of `npm run release`, in Markdown. */
export function releaseReport(findings: ReleaseFindings): string {
  const {version, previous, released} = findings;
  return [
    `# Release ${version}`,
    `Released ${released}. The site described ${previous} before. Run the command again after each change to update this report. Your ticks stay on lines that don't change.`,
    '## Your checklist',
    releaseChecklist(findings)
      .map((item) => `- [ ] ${item}`)
      .join('\n'),
    '## What the command did',
    stepTable(findings.steps),
    ...factsSection(findings),
    ...coverageSection(findings.coverage),
    ...sourceSection(findings),
    ...mentionSections(findings.mentions),
    ...statementSections(findings),
    ...unchangedSection(findings),
    ...listSection(
      `Tests and lists that name ${previous}`,
      findings.figures
        // In these files, "newest" is about other things.
        .filter(({kind}) => kind !== 'newest')
        .map(({file, line, text}) => `\`${file}:${line}\` ${inline(text)}`),
    ),
    ...sampleSection(findings.samples),
  ]
    .join('\n\n')
    .concat('\n');
}

function stepTable(steps: readonly StepResult[]): string {
  const rows = steps.map(
    ({name, state, seconds, lines}) =>
      `| ${name} | ${state} | ${seconds.toFixed(1)} | ${lines.map(cell).join('<br>')} |`,
  );
  return ['| Step | | Seconds | |', '| --- | --- | ---: | --- |', ...rows].join('\n');
}

function factsSection({summary, factsNotes, descriptions, totals}: ReleaseFindings): readonly string[] {
  const row = (name: string, {added, removed, changed, nullability, obsoleted}: ChangedIds): string =>
    `| ${name} | ${added.length} | ${removed.length} | ${changed.length} | ${nullability.length} | ${obsoleted.length} |`;
  const {types, members} = summary;
  return [
    '## Facts',
    [
      '| | Added | Removed | Changed | Nullability | Obsolete |',
      '| --- | ---: | ---: | ---: | ---: | ---: |',
      row('Types', types),
      row('Members', members),
    ].join('\n'),
    `The API has ${totals.types} types in ${totals.namespaces} namespaces now. Members and nested types of added and removed types are not counted above.`,
    ...listSection(
      'New types',
      types.added.map((id) => `\`${shortName(id)}\``),
    ),
    ...listSection(
      'Notes of the extractor: unknown names, and declarations that differ between platforms',
      factsNotes,
      '',
    ),
    ...(descriptions.length === 0
      ? []
      : [
          `## Descriptions of types that changed (${descriptions.length})`,
          descriptions
            .map(({file, changes}) => [`- [ ] \`${file}\``, ...changes.map((line) => `  - ${line}`)].join('\n'))
            .join('\n'),
        ]),
  ];
}

function coverageSection({missing, orphaned, broken, stale}: ReleaseFindings['coverage']): readonly string[] {
  return [
    `## Coverage`,
    `${missing.length} missing, ${orphaned.length} orphaned, ${broken.length} broken, ${stale.length} stale.`,
    ...listSection('Missing: types without a summary', missing),
    ...listSection('Orphaned: descriptions of something that does not exist', orphaned),
    ...listSection('Broken: descriptions with unknown names or syntax errors', broken),
    ...listSection('Stale: declarations that changed after the description was checked', stale),
  ];
}

function sourceSection({sources, otherFiles, statements, previous}: ReleaseFindings): readonly string[] {
  const notes = (types: readonly DocId[]): number =>
    statements.filter(({file, kind}) => kind === 'note' && types.some((id) => describesType(file, id))).length;
  const numbers = ({added, deleted}: Pick<FileChange, 'added' | 'deleted'>): string => `+${added} −${deleted}`;
  return [
    ...listSection(
      'Source that changed: behavior may differ although no declaration does',
      sources.map((source) => {
        const count = notes(source.types);
        return `\`${source.file}\` (${numbers(source)}): ${source.types.map((id) => `\`${shortName(id)}\``).join(', ')}${
          count > 0 ? `, with ${counted(count, 'note')} about ${previous}` : ''
        }`;
      }),
    ),
    ...listSection(
      'Other files that changed: license, change log, packaging',
      otherFiles.map(
        ({files, ...file}) =>
          `\`${file.file}\` (${numbers(file)})${files > 1 ? ` and ${files - 1} more of its kind` : ''}`,
      ),
    ),
  ];
}

function mentionSections(mentions: readonly NameMention[]): readonly string[] {
  const section = (title: string, isWanted: (mention: NameMention) => boolean): readonly string[] =>
    listSection(
      title,
      mentions.filter(isWanted).map(({name, file, line}) => `\`${file}:${line}\` names \`${name}\``),
    );
  return [
    ...section('Places that name removed or changed APIs', (mention) => !isInPost(mention)),
    ...section('Posts that name removed or changed APIs: keep what was true when they were published', isInPost),
  ];
}

function statementSections(findings: ReleaseFindings): readonly string[] {
  const {previous, statements} = findings;
  const titles: Readonly<Record<StatementKind, string>> = {
    newest: 'Sentences about the newest release: still correct?',
    note: `Notes that end or begin with ${previous}: if one is still true, update the release; otherwise add the last release it applies to`,
    version: `Other places that name ${previous}`,
  };
  const section = (title: string, isWanted: (statement: FileStatement) => boolean): readonly string[] =>
    listSection(
      title,
      statements
        .filter((statement) => isWanted(statement) && !isUnchangedNote(statement, findings))
        .sort((a, b) => compareText(a.file, b.file) || a.line - b.line)
        .map(({file, line, text}) => `\`${file}:${line}\` ${inline(text)}`),
    );
  const isPast = (statement: FileStatement): boolean => isInPost(statement) && statement.kind !== 'newest';
  return [
    ...(['newest', 'note', 'version'] as const).flatMap((kind) =>
      section(titles[kind], (statement) => statement.kind === kind && !isPast(statement)),
    ),
    ...section(`Posts about other releases that name ${previous}: keep what was true when they were published`, isPast),
  ];
}

/** Notes that hardly anyone has to read, by file and without their text. */
function unchangedSection(findings: ReleaseFindings): readonly string[] {
  const notes = findings.statements.filter((statement) => isUnchangedNote(statement, findings));
  if (notes.length === 0) return [];
  const linesOf = new Map<string, number[]>();
  for (const {file, line} of notes) linesOf.set(file, [...(linesOf.get(file) ?? []), line]);
  const entries = [...linesOf].sort(([a], [b]) => compareText(a, b));
  return [
    `## Notes about types whose source did not change (${notes.length})`,
    `They most likely still apply, so they only need the number of the new release. To write ${findings.version} in all of them, run the command again with \`--raise-notes\`. A change to another type, such as a base class, can still have made a note wrong.`,
    entries.map(([file, lines]) => `- \`${file}\`: ${lines.sort((a, b) => a - b).join(', ')}`).join('\n'),
  ];
}

function sampleSection(samples: readonly BrokenSample[]): readonly string[] {
  if (samples.length === 0) return [];
  const entries = samples.map(({file, errors, pages}) =>
    [
      `- [ ] \`${file}\`${pages.length > 0 ? `, shown by ${pages.map((page) => `\`${page}\``).join(', ')}` : ''}`,
      ...errors.map((error) => `  - ${inline(error)}`),
    ].join('\n'),
  );
  return [`## Code that no longer compiles (${counted(samples.length, 'file')})`, entries.join('\n')];
}

function listSection(title: string, lines: readonly string[], box = '[ ] '): readonly string[] {
  return lines.length === 0 ? [] : [`## ${title} (${lines.length})`, lines.map((line) => `- ${box}${line}`).join('\n')];
}

/** Formats a page's text as one short line of the report, without its markup. */
function inline(text: string): string {
  const short = text.length > maxText ? `${text.slice(0, maxText)}…` : text;
  return short.replaceAll(/[\\<>|]/g, String.raw`\$&`);
}

function cell(text: string): string {
  return inline(text).replaceAll('\n', ' ');
}
