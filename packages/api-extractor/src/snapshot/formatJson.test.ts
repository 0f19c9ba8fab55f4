import {describe, expect, it} from 'vitest';
import {formatJson} from './formatJson';

describe('stored JSON', () => {
  it('has a fixed key order, short values on one line and members on several', () => {
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
