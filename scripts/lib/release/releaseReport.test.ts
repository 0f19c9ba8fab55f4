import type {DocId} from 'api-model';
import {describe, expect, it} from 'vitest';
import {listsRelease, releaseChecklist, releaseLists} from './releaseChecklist';
import type {StatementKind} from './findStatements';
import type {FileStatement, ReleaseFindings} from './releaseFindings';
import {releaseReport} from './releaseReport';
import {summarizeChanges} from './releaseSummary';

const quiet: ReleaseFindings = {
  version: '2.6.2',
  previous: '2.6.1',
  released: '2026-11-30',
  range: '2.6.1 v2.6.2',
  steps: [{name: 'Facts (api:update)', seconds: 12.34, state: 'done', lines: ['api/facts: no change.']}],
  requirements: {monoGame: '3.8.5', dotnet: '10'},
  previousRequirements: {monoGame: '3.8.5', dotnet: '10'},
  externalTag: 'v3.8.5',
  summary: summarizeChanges([]),
  totals: {types: 618, namespaces: 16},
  factsNotes: [],
  coverage: {missing: [], orphaned: [], broken: [], stale: []},
  descriptions: [],
  sources: [],
  unlisted: Object.values(releaseLists),
  otherFiles: [],
  mentions: [],
  statements: [],
  figures: [],
  samples: [],
  post: {file: 'website/blog/2026-11-30-2.6.2/index.mdx', isDraft: true},
};

const id = (name: string) => name as DocId;
const busy: ReleaseFindings = {
  ...quiet,
  steps: [...quiet.steps, {name: 'Samples compile (samples:check)', seconds: 80, state: 'failed', lines: ['1 errors']}],
  requirements: {monoGame: '3.8.6', dotnet: '11'},
  summary: summarizeChanges([
    {
      release: '2.6.2',
      previous: '2.6.1',
      added: [id('T:Cocos2D.CCTrail'), id('P:Cocos2D.CCNode.Size')],
      removed: [id('M:Cocos2D.CCNode.Pause')],
      changed: [],
      obsoleted: [],
    },
  ]),
  coverage: {...quiet.coverage, stale: ['api/descriptions/Cocos2D/CCNode.md:12:1: "Tag" changed in 2.6.2.']},
  descriptions: [{file: 'api/descriptions/Cocos2D/CCNode.md', changes: ['removed: `CCNode.Pause()`']}],
  sources: [{file: 'cocos2d/CCNode.cs', added: 7, deleted: 2, types: [id('T:Cocos2D.CCNode')]}],
  otherFiles: [{file: 'LICENSE', added: 300, deleted: 20, files: 1}],
  mentions: [{name: 'CCNode.Pause', file: 'website/docs/a.mdx', line: 3}],
  statements: [
    {
      file: 'api/descriptions/Cocos2D/CCNode.md',
      kind: 'note',
      line: 9,
      text: 'It returns List<T>. (All releases up to 2.6.1)',
    },
    {file: 'website/docs/a.mdx', kind: 'newest', line: 5, text: 'You need the newest release.'},
  ],
  samples: [{file: 'samples/Api/CCNode.cs', errors: ['(3,5) error CS1061: no Pause'], pages: ['website/docs/a.mdx']}],
};

describe('the report of a release', () => {
  it('has figures, a short checklist and no empty section if nothing changed', () => {
    const report = releaseReport(quiet);
    expect(report).toContain('# Release 2.6.2\n');
    expect(report).toContain('| Facts (api:update) | done | 12.3 | api/facts: no change. |');
    expect(report).toContain('| Types | 0 | 0 | 0 | 0 |');
    expect(report.match(/^## .*/gm)).toEqual([
      '## Your checklist',
      '## What the command did',
      '## Facts',
      '## Coverage',
    ]);
  });

  it('lists changes with file and line', () => {
    const report = releaseReport(busy);
    expect(report).toContain('| Types | 1 | 0 | 0 | 0 |');
    expect(report).toContain('| Members | 1 | 1 | 0 | 0 |');
    expect(report).toContain('Members and nested types of added and removed types are not counted above.');
    expect(report).toContain('- [ ] api/descriptions/Cocos2D/CCNode.md:12:1: "Tag" changed in 2.6.2.');
    expect(report).toContain('- [ ] `api/descriptions/Cocos2D/CCNode.md`\n  - removed: `CCNode.Pause()`');
    expect(report).toContain('- [ ] `cocos2d/CCNode.cs` (+7 −2): `CCNode`, with 1 note about 2.6.1');
    expect(report).toContain('- [ ] `website/docs/a.mdx:3` names `CCNode.Pause`');
    expect(report).toContain('- [ ] `website/docs/a.mdx:5` You need the newest release.');
    expect(report).toContain(
      String.raw`CCNode.md:9` + '` It returns List' + String.raw`\<T\>. (All releases up to 2.6.1)`,
    );
    expect(report).toContain(
      '- [ ] `samples/Api/CCNode.cs`, shown by `website/docs/a.mdx`\n  - (3,5) error CS1061: no Pause',
    );
  });
});

describe('the places that name the previous release', () => {
  const statement = (file: string, kind: StatementKind, text: string): FileStatement => ({file, kind, line: 1, text});

  it('include no test or list that only mentions something newest', () => {
    const newest = statement('ARCHITECTURE.md', 'newest', 'Some packages are behind their newest release:');
    expect(releaseReport({...quiet, figures: [newest]})).not.toContain('Tests and lists');
    const named = statement('e2e/site/blog.spec.ts', 'version', '"2.6.1",');
    expect(releaseReport({...quiet, figures: [newest, named]})).toContain('## Tests and lists that name 2.6.1 (1)');
  });

  it('include no post that only mentions the newest release, which may have to change', () => {
    const statements = [
      statement('website/blog/2025-06-05-2.5.3/index.mdx', 'newest', '2.5.3 is still the newest version you can use.'),
      statement('website/blog/2025-06-05-2.5.3/index.mdx', 'version', 'It is still so in 2.6.1.'),
    ];
    const report = releaseReport({...quiet, statements});
    expect(report).toContain('## Sentences about the newest release: still correct? (1)');
    expect(report).toContain(
      '## Posts about other releases that name 2.6.1: keep what was true when they were published (1)',
    );
  });
});

describe('notes about types whose source did not change', () => {
  const note = (type: string, line: number): FileStatement => ({
    ...{file: `api/descriptions/Cocos2D/${type}.md`, kind: 'note', line, text: 'It throws. (All releases up to 2.6.1)'},
  });
  const findings = {...busy, statements: [note('CCScene', 30), note('CCNode', 9), note('CCScene', 4)]};

  it('are listed by file, after the notes to check', () => {
    const report = releaseReport(findings);
    expect(report).toContain('- [ ] `api/descriptions/Cocos2D/CCNode.md:9` It throws.');
    expect(report).not.toContain('CCScene.md:4');
    expect(report).toMatch(/## Notes about types whose source did not change \(2\)\n\n.* `--raise-notes`/);
    expect(report).toContain('- `api/descriptions/Cocos2D/CCScene.md`: 4, 30\n');
  });

  it('are raised by the command instead of checked one by one', () => {
    const items = releaseChecklist(findings).join('\n');
    expect(items).toContain('Check 1 statement about 2.6.1');
    expect(items).toContain('It writes 2.6.2 instead of 2.6.1 in 2 notes about types whose source did not change.');
  });
});

describe('the checklist', () => {
  it('has the steps that every release needs', () => {
    expect(releaseChecklist(quiet).map((item) => item.slice(0, 20))).toEqual([
      'Read the diff of `ap',
      'Add a row to "All re',
      'Add the post to the ',
      'Write the post `webs',
      'Record the captures ',
      'Run `npm run build` ',
      'Run `npm test`.',
      'Commit everything on',
    ]);
  });

  it('omits the post if it is finished', () => {
    const finished = {...quiet, post: {...quiet.post, isDraft: false}};
    expect(releaseChecklist(finished).join('\n')).not.toContain('Write the post');
  });

  it('adds the steps that this release needs', () => {
    const items = releaseChecklist(busy).join('\n');
    expect(items).toContain('Steps that failed: Samples compile (samples:check).');
    expect(items).toContain('MonoGame moved from 3.8.5 to 3.8.6: check the guides');
    expect(items).toContain(
      '`api/external` is from MonoGame v3.8.5, but the engine uses 3.8.6. Run `npm run api:external',
    );
    expect(items).toContain('.NET moved from 10 to 11');
    expect(items).toContain('Read what changed in 1 source file: `git diff 2.6.1 v2.6.2 -- cocos2d` in the engine.');
    expect(items).toContain('Describe the 1 new type:');
    expect(items).toContain('Describe the 1 new member in');
    expect(items).toContain('Fix 1 sample file that no longer compiles');
    expect(items).toContain('Correct the figures of tests: 618 types in 16 namespaces');
    expect(items).not.toContain('to `api/removed`');
  });

  it('does not call a difference between platforms an unknown name', () => {
    const factsNotes = ['Differs on iOS: T:Cocos2D.CCGameView (baseType)'];
    expect(releaseChecklist({...quiet, factsNotes})).toContainEqual(
      expect.stringMatching(/^Look at the notes of the extractor \(1\)\..* describe what differs between platforms/),
    );
    expect(releaseReport({...quiet, factsNotes})).toContain('## Notes of the extractor: ');
  });

  it('counts every changed packaging file, although the report shows one of each kind', () => {
    const otherFiles = [
      {file: 'CHANGELOG.md', added: 30, deleted: 0, files: 1},
      {file: 'src/a.csproj', added: 1, deleted: 1, files: 16},
    ];
    expect(releaseChecklist({...quiet, otherFiles}).join('\n')).toContain('Read the other changed files (17)');
  });

  it('names a changed license first, and apart from the other files', () => {
    const [first, ...others] = releaseChecklist({...quiet, otherFiles: busy.otherFiles});
    expect(first).toMatch(/^`LICENSE` changed \(\+300 −20\): read it/);
    expect(others.join('\n')).not.toContain('Read the other changed files');
  });

  it('counts only places outside of posts that name removed APIs', () => {
    const mentions = ['website/docs/a.mdx', 'website/blog/2023-08-05-2.4.3/index.mdx'].map((file) => ({
      name: 'CCNode.Pause',
      file,
      line: 3,
    }));
    expect(releaseChecklist({...quiet, mentions})).toContain('Check 1 place that names removed or changed APIs.');
    const report = releaseReport({...quiet, mentions});
    expect(report).toContain('## Places that name removed or changed APIs (1)');
    expect(report).toContain(
      '## Posts that name removed or changed APIs: keep what was true when they were published (1)',
    );
  });

  it('omits the lists that have the release already', () => {
    const items = releaseChecklist({...quiet, unlisted: [releaseLists.posts]}).join('\n');
    expect(items).not.toContain('Add a row');
    expect(items).toContain('Add the post to the lists of posts: `e2e/site/blog.spec.ts`.');
    expect(listsRelease('| [2.6.2](/blog/2.6.2-release) | May 1 |', '2.6.2')).toBe(true);
    expect(listsRelease("...['2.6.12', '2.6.2'],", '2.6.2')).toBe(true);
    expect(listsRelease("| [Since 2.6.2](/docs) | ['2.6.21']", '2.6.2')).toBe(false);
  });
});
