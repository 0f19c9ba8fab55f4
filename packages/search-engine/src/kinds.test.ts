import {describe, expect, it} from 'vitest';
import {kindGroup} from './kinds';

describe('kindGroup', () => {
  it.each([
    ['class', 'type'],
    ['delegate', 'type'],
    ['indexer', 'property'],
    ['constant', 'field'],
    ['constructor', 'constructor'],
    ['enumMember', 'enumMember'],
  ])('puts %s into the group %s', (kind, group) => {
    expect(kindGroup(kind)).toBe(group);
  });

  it('makes a kind that is new a group of its own', () => {
    expect(kindGroup('toString')).toBe('toString');
  });
});
