import {describe, expect, it} from 'vitest';
import {formatJson} from './formatJson';

describe('stored JSON', () => {
  it('has one order of keys, short things on one line, and members always spread out', () => {
    const value = {
      members: [{source: {endLine: 3, file: 'A.cs', line: 2}, id: 'M:A.B', empty: undefined}],
      interfaces: ['System.IDisposable'],
      sources: [{file: `${'long/'.repeat(22)}A.cs`, line: 1, endLine: 9}],
      id: 'T:A',
    };
    expect(formatJson(value, ['members'])).toBe(`{
  "id": "T:A",
  "interfaces": ["System.IDisposable"],
  "sources": [
    {
      "file": "${'long/'.repeat(22)}A.cs",
      "line": 1,
      "endLine": 9
    }
  ],
  "members": [
    {
      "id": "M:A.B",
      "source": {"file": "A.cs", "line": 2, "endLine": 3}
    }
  ]
}
`);
  });
});
