import path from 'node:path';
import {nameSnapshot, type ApiNames} from 'api-descriptions';
import {loadSnapshot} from 'api-extractor/loadSnapshot';
import {beforeAll, describe, expect, it} from 'vitest';
import {toTasksView} from './toTasksView';

let names: ApiNames;
beforeAll(async () => {
  names = nameSnapshot(await loadSnapshot(path.join(import.meta.dirname, '../../fixtures/components/facts')));
});

const tasks = (use: string) => `groups:
  - name: Pictures
    slug: pictures
    entries:
      - task: show a picture
        use:
          - CCNode
          - ${use}
`;

describe('toTasksView', () => {
  it('links types, members and inherited members', () => {
    const view = toTasksView(tasks('CCSprite.Tag'), 'tasks.yaml', names);
    expect(view.groups[0]?.entries[0]?.use).toEqual([
      {text: 'CCNode', href: '/docs/api/cocos2d.ccnode'},
      {text: 'CCSprite.Tag', href: '/docs/api/cocos2d.ccnode#Tag'},
    ]);
  });

  it.each([
    ['CCNod', 'tasks.yaml:8: Unknown API "CCNod".'],
    ['CCNode.Missing', 'tasks.yaml:8: Unknown API "CCNode.Missing". Correct the name or remove the entry.'],
    ['[', 'tasks.yaml:'],
  ])('stops at %s, naming file and line', (use, message) => {
    expect(() => toTasksView(tasks(use), 'tasks.yaml', names)).toThrow(message);
  });
});
