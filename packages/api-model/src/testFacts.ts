import type {DocId, MemberFacts, TypeFacts} from './facts';

/** Facts for tests, which specify only what they need. */

const source = {file: 'Game.cs', line: 1, endLine: 1};

export function testType(id: string, more: Partial<TypeFacts> = {}): TypeFacts {
  const fullName = id.replace(/`\d+/gu, '');
  return {
    id: `T:${id}` as DocId,
    name: fullName.slice(fullName.lastIndexOf('.') + 1),
    kind: 'class',
    namespace: 'Game',
    assembly: 'Game',
    accessibility: 'public',
    sources: [source],
    ...more,
  };
}

export function testMember(id: string, more: Partial<MemberFacts> = {}): MemberFacts {
  const name = id
    .slice(2)
    .replace(/\(.*$/u, '')
    .replace(/``\d+$/u, '');
  return {
    id: id as DocId,
    name: name.slice(name.lastIndexOf('.') + 1).replace('#', '.'),
    kind: 'method',
    accessibility: 'public',
    source,
    ...more,
  };
}
