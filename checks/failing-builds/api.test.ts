// cspell:ignore retruns
import {expect, test} from 'vitest';
import {buildThrowAwaySite} from './throwAwaySite';

const descriptionOf = (type: string, text: string) => ({
  [`api/descriptions/Cocos2D/${type}.md`]: `---\nchecked: 2.4.1\n---\n\n# ${type}\n\n${text}\n`,
});

test('an unknown entry, a member that does not exist and a name that matches no API fail with file and line, all in one build', async () => {
  const {exitCode, output} = await buildThrowAwaySite({
    files: {
      ...descriptionOf(
        'CCNode',
        'Something on the screen.\n\n## Run(CCRawList<CCNode>)\n\nRuns.\n\n- retruns: Nothing.',
      ),
      ...descriptionOf('CCSprite', 'A picture.\n\nIt is not a [`CCMode`].\n\n## Walk()\n\nWalks.'),
    },
  });
  expect(exitCode).not.toBe(0);
  expect(output).toMatch(
    /<site>\/api\/descriptions\/Cocos2D\/CCNode\.md:13:1: The list after the summary of "Run\(CCRawList<CCNode>\)" may only contain/,
  );
  expect(output).toMatch(/<site>\/api\/descriptions\/Cocos2D\/CCSprite\.md:11:\d+: .*Walk/);
  expect(output).toMatch(/<site>\/api\/descriptions\/Cocos2D\/CCSprite\.md:9:\d+: Unknown API "CCMode"\./);
});

test('a description that includes a missing sample fails with file and line', async () => {
  const {exitCode, output} = await buildThrowAwaySite({
    files: descriptionOf(
      'CCNode',
      'Something on the screen.\n\n```csharp file="samples/Api/Gone.cs" region="example"\n```',
    ),
  });
  expect(exitCode).not.toBe(0);
  expect(output).toContain('<site>/api/descriptions/Cocos2D/CCNode.md:9: There is no file "samples/Api/Gone.cs".');
});

test('facts that are not JSON fail and name the file', async () => {
  const {exitCode, output} = await buildThrowAwaySite({files: {'api/facts/Cocos2D/CCNode.json': '{"id": '}});
  expect(exitCode).not.toBe(0);
  expect(output).toMatch(/<site>\/api\/facts\/Cocos2D\/CCNode\.json: .*JSON.*Write the facts again/);
});

test('facts of the wrong shape fail and name the file and the field', async () => {
  const {exitCode, output} = await buildThrowAwaySite({
    files: {'api/facts/Cocos2D/CCNode.json': '{"id": "T:Cocos2D.CCNode", "name": "CCNode", "kind": "class"}'},
  });
  expect(exitCode).not.toBe(0);
  expect(output).toContain('<site>/api/facts/Cocos2D/CCNode.json: accessibility must be "public"');
});

test('a topic with an unknown type fails with file and line', async () => {
  const topic = '  - name: Cocos2D\n    topics:\n      - {name: All, slug: all, summary: All., types: [CCMode]}\n';
  const {exitCode, output} = await buildThrowAwaySite({files: {'api/topics.yaml': `namespaces:\n${topic}`}});
  expect(exitCode).not.toBe(0);
  expect(output).toContain('<site>/api/topics.yaml:4: Unknown type "CCMode" in Cocos2D. Did you mean "CCNode"?');
});

test('a group with an unknown member fails with file, line and similar names', async () => {
  const group = '  - {name: All, members: [Tags, Run]}\n';
  const {exitCode, output} = await buildThrowAwaySite({files: {'api/members.yaml': `Cocos2D.CCNode:\n${group}`}});
  expect(exitCode).not.toBe(0);
  expect(output).toContain('<site>/api/members.yaml:2: Unknown member "Tags" of Cocos2D.CCNode. Did you mean "Tag"?');
});

const captureOf = (type: string) => ({
  'captures/lists/walks.json': JSON.stringify({
    captures: [
      {name: 'api-move-by', kind: 'loop', types: [type], alt: 'A crab walks.', sample: 'samples/Api/CCMoveBy.cs'},
    ],
  }),
});
const recorded = {
  'captures/manifests/walks.json': JSON.stringify({
    'api-move-by': {width: 640, height: 360, engine: '2.4.1', files: {poster: 'api-move-by.webp', webm: 'gone.webm'}},
  }),
};

test('a capture that was never recorded fails with its list and the command that records it', async () => {
  const {exitCode, output} = await buildThrowAwaySite({files: captureOf('Cocos2D.CCNode')});
  expect(exitCode).not.toBe(0);
  expect(output).toContain(
    'walks.json: "api-move-by" is not recorded yet: npm run samples:capture -- --only api-move-by',
  );
});

test('a capture whose loop is missing fails and names the file', async () => {
  const {exitCode, output} = await buildThrowAwaySite({files: {...captureOf('Cocos2D.CCNode'), ...recorded}});
  expect(exitCode).not.toBe(0);
  expect(output).toContain('walks.json: "api-move-by" is missing its file gone.webm. Record it again.');
});
