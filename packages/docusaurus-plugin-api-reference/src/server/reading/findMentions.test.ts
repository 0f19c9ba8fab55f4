import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {nameApi} from 'api-descriptions';
import {testMember, testType} from 'api-model/testing';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {linkTypes} from '../../testing/linkTypes';
import {findMentions} from './findMentions';
import {readPages} from './readPages';

const node = testType('Game.CCNode', {members: [testMember('M:Game.CCNode.Run')]});
const sprite = testType('Game.CCSprite', {baseType: 'Game.CCNode'});
const names = nameApi(linkTypes(node, sprite));
let dir: string;

beforeEach(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'mentions-'));
});
afterEach(() => fs.rm(dir, {recursive: true}));

async function mentionsIn(files: Readonly<Record<string, string>>, shortTitles?: true) {
  for (const [file, text] of Object.entries(files)) {
    await fs.mkdir(path.dirname(path.join(dir, file)), {recursive: true});
    await fs.writeFile(path.join(dir, file), text);
  }
  return findMentions(await readPages([{dir, address: '/docs/', ...(shortTitles && {shortTitles})}]), names);
}
const page = (title: string, text: string, more = '') => `---\ntitle: ${title}\n${more}---\n\n${text}\n`;

describe('findMentions', () => {
  it('uses the address that Docusaurus assigns to a page', async () => {
    const mentions = await mentionsIn({
      'guides/first.mdx': page('First', '`CCNode`'),
      'guides/folder/index.mdx': page('Folder', '`CCNode`'),
      'guides/slug.mdx': page('Slug', '`CCNode`', 'slug: /elsewhere\n'),
    });
    expect(mentions.get(node.id)).toEqual([
      {text: 'First', href: '/docs/guides/first'},
      {text: 'Folder', href: '/docs/guides/folder'},
      {text: 'Slug', href: '/docs/elsewhere'},
    ]);
  });

  it('counts a member for its type, once per page', async () => {
    const mentions = await mentionsIn({'a.mdx': page('A', 'Call `CCNode.Run`, `CCNode.Run` or `CCNode`.')});
    expect(mentions.get(node.id)).toEqual([{text: 'A', href: '/docs/a'}]);
  });

  it('also counts an inherited member for the type it is named on', async () => {
    const mentions = await mentionsIn({'a.mdx': page('A', 'Call `CCSprite.Run`.')});
    expect([...mentions.keys()].sort()).toEqual([node.id, sprite.id]);
  });

  it('strips quotes from titles and cuts post titles at the colon', async () => {
    const files = {'a.mdx': page('"Game 2.5.0: faster"', '`CCNode`')};
    expect((await mentionsIn(files)).get(node.id)?.[0]?.text).toBe('Game 2.5.0: faster');
    expect((await mentionsIn(files, true)).get(node.id)?.[0]?.text).toBe('Game 2.5.0');
  });

  it('ignores partials and names in code blocks, headings and prose', async () => {
    const mentions = await mentionsIn({
      '_partial.mdx': page('Partial', '`CCNode`'),
      'a.mdx': page('A', '# `CCNode`\n\nCCNode\n\n```csharp\nCCNode node;\n```'),
    });
    expect(mentions.size).toBe(0);
  });
});
