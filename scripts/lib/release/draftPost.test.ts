import fs from 'node:fs';
import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import type {DocId} from 'api-model';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {rootDir} from '../paths';
import {addTag, draftPost, postDay, postFile, tagName, type DraftInput} from './draftPost';
import {summarizeChanges} from './releaseSummary';

const input: DraftInput = {
  version: '2.7.0',
  previous: '2.6.1',
  tag: 'v2.7.0',
  previousTag: '2.6.1',
  released: '2026-11-30',
  engine: 'Cocos2D-Mono',
  repository: 'Cocos2D-Mono/cocos2d-mono',
  monoGame: '3.8.5',
  dotnet: '10',
  summary: summarizeChanges([]),
};
const withChanges: DraftInput = {
  ...input,
  summary: summarizeChanges([
    {
      release: '2.7.0',
      previous: '2.6.1',
      added: ['T:Cocos2D.CCTrail' as DocId],
      removed: ['M:Cocos2D.CCNode.Pause' as DocId],
      changed: [{id: 'P:Cocos2D.CCNode.Tag' as DocId, before: 'public int Tag', after: 'public long Tag'}],
      obsoleted: [],
    },
  ]),
};

describe('the draft of a post', () => {
  const post = draftPost(input);

  it('is in the folder named for its date and version', () => {
    expect(postFile(input)).toBe('website/blog/2026-11-30-2.7.0/index.mdx');
  });

  it('names its date, which later runs read', () => {
    expect(postDay(draftPost(input))).toBe('2026-11-30');
    expect(postDay('---\ntitle: Release\n---\n')).toBeUndefined();
  });

  it('is not published until a person removes the draft mark, and has a description of valid length', () => {
    const front = parse(/^---\n(.*?)\n---/s.exec(post)?.[1] ?? '') as Record<string, unknown>;
    expect(front).toMatchObject({
      draft: true,
      slug: '2.7.0-release',
      authors: ['team'],
      tags: ['release', 'update', '2-7-0'],
    });
    expect(post).toContain('\ndate: 2026-11-30\n');
    expect(String(front['description']).length).toBeGreaterThanOrEqual(70);
    expect(String(front['description']).length).toBeLessThanOrEqual(155);
  });

  it('has the sections of a post in their order, and the changes of the API', () => {
    expect(post.match(/^## .*/gm)).toEqual(
      [
        'At a glance',
        'What changed',
        'Breaking changes',
        'How to upgrade',
        'Known problems',
        'API changes',
        'Links',
      ].map((title) => `## ${title}`),
    );
    expect(post).toContain('<ApiChanges release="2.7.0" />');
    expect(post).toContain('| Released | November 30, 2026 |');
    expect(post).toContain('| MonoGame | 3.8.5 |');
    expect(post).toContain('/compare/2.6.1...v2.7.0)');
  });

  it('is MDX', async () => {
    const bodies = [input, withChanges].map((each) => draftPost(each).replace(/^---\n.*?\n---\n/s, ''));
    const compiled = await Promise.all(bodies.map(async (body) => String(await compile(body))));
    for (const text of compiled) expect(text).toContain('release: "2.7.0"');
  });

  it('lists what breaks', () => {
    expect(post).toContain('No declaration was removed or changed.');
    const changed = draftPost(withChanges);
    expect(changed).toContain('- `CCNode.Pause()` was removed. TODO');
    expect(changed).toContain('- `public int Tag` became `public long Tag`. TODO');
    expect(changed).toContain('Types and members: 1 added, 1 removed, 1 changed.');
  });
});

describe('the tag of a version', () => {
  const tags = fs.readFileSync(path.join(rootDir, 'website/blog/tags.yml'), 'utf8');

  it('is added after the tags of other versions', () => {
    const names = Object.keys(parse(addTag(tags, input)) as object);
    expect(names.slice(-3)).toEqual(['2-7-0', 'release', 'update']);
    expect(names).toHaveLength(Object.keys(parse(tags) as object).length + 1);
  });

  it('is left unchanged if it exists', () => {
    const once = addTag(tags, input);
    expect(addTag(once, {...input, released: '2026-12-01'})).toBe(once);
    expect(tagName('2.5.10')).toBe('2-5-10');
  });
});
