import {describe, expect, it} from 'vitest';
import {findStatements} from './findStatements';

const find = (text: string) => findStatements(text, '2.6.1');

describe('statements that a new release may have made wrong', () => {
  it('are notes that name the previous release, also across lines and in block quotes', () => {
    expect(
      find('> [!WARNING]\n> Never finishes after a\n> `CCRepeat`. Add a delay. (All releases up\n> to 2.6.1)\n'),
    ).toEqual([{kind: 'note', line: 3, text: 'Add a delay. (All releases up to 2.6.1)'}]);
    expect(find('Android needs API 21, and has since 2.6.1.')).toMatchObject([{kind: 'note'}]);
    expect(find('The picture is dark. It is so in all of these releases (2.5.0 to 2.6.1).')).toMatchObject([
      {kind: 'note'},
    ]);
    expect(find('It works as of version 2.6.1 on every system.')).toMatchObject([{kind: 'note'}]);
  });

  it('are other sentences, table rows, code and front matter that name the previous release', () => {
    const text = `---
title: Versions
description: The way from any of them to 2.6.1.
---

Use **2.6.1**. Your project keeps its settings.

| Release | Date |
| 2.6.1 | October 9 |

\`\`\`bash
dotnet build
dotnet add package Cocos2D-Mono --version 2.6.1
\`\`\`
`;
    expect(find(text).map(({kind, line, text: shown}) => [kind, line, shown])).toEqual([
      ['version', 3, 'description: The way from any of them to 2.6.1.'],
      ['version', 6, 'Use **2.6.1**.'],
      ['version', 9, '| 2.6.1 | October 9 |'],
      ['version', 13, 'dotnet add package Cocos2D-Mono --version 2.6.1'],
    ]);
  });

  it('are sentences about the newest release', () => {
    expect(find('You need the newest engine. Buy a license.')).toEqual([
      {kind: 'newest', line: 1, text: 'You need the newest engine.'},
    ]);
    expect(find('2.5.3 is the latest MIT-licensed version you can use.')).toMatchObject([{kind: 'newest'}]);
  });

  it('are not lines of code that mention the newest release', () => {
    expect(find('```text\nsrc/   home page, and the newest release\n```\n')).toEqual([]);
  });

  it('are not other numbers, the release a text was checked against or other uses of "newest"', () => {
    expect(find('---\nchecked: 2.6.1\n---\n\nSince 12.6.1, 2.6.10 and 2.6.1.2.')).toEqual([]);
    expect(
      find('Gets the newest body. Handlers run in the next frame at the latest. This is the current scene.'),
    ).toEqual([]);
  });

  it('are not links to the post of that release, which stay correct', () => {
    expect(find('The [2.6.1 post](/blog/2.6.1-release#labels) has the code.\n- /blog/2.6.1-release')).toEqual([]);
    expect(find('The [post](/blog/2.6.1-release) says that it works from 2.6.1 on.')).toMatchObject([{kind: 'note'}]);
  });

  it('are not links to what changed since, as in the table of all releases', () => {
    const row =
      '| [2.6.1](/blog/2.6.1-release) | 10 | [Since 2.6.1](/docs/api/changes?from=2.6.1#compare-two-releases) |';
    expect(find(row)).toEqual([]);
    expect(find('[2.6.0 to 2.6.1](/docs/api/changes?from=2.6.0&to=2.6.1#compare-two-releases)')).toHaveLength(1);
  });

  it('are single lines in code and data', () => {
    expect(findStatements('/** Downloads the newest release. */', '2.6.1', false)).toEqual([]);
    const text = 'const posts = [\n  "2.6.1",\n  "2.6.0",\n];';
    expect(findStatements(text, '2.6.1', false)).toEqual([{kind: 'version', line: 2, text: '"2.6.1",'}]);
  });

  it('end with the list item', () => {
    expect(find('- From 2.6.1 on it throws.\n- Everything else is as before.\n')).toEqual([
      {kind: 'note', line: 1, text: '- From 2.6.1 on it throws.'},
    ]);
  });
});
