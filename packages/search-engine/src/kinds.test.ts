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

  it('puts a new kind into its own group', () => {
    expect(kindGroup('toString')).toBe('toString');
  });
});
