import {describe, expect, it} from 'vitest';
import {parseTypeDescription} from '../parse/parseDescription';
import {formatProblem} from '../problem';
import {checkExampleLengths} from './checkExampleLengths';

const description = `---
checked: 2.5.0
---

# CCNode

A node.

\`\`\`csharp file="samples/Node.cs" region="example"
\`\`\`

## AddChild

Adds a child.

\`\`\`csharp file="samples/Node.cs" region="add"
\`\`\`
`;

const node = parseTypeDescription(description, 'Game/CCNode.md').description;

const problemsOf = (sample: string | undefined) =>
  checkExampleLengths({namespaces: [], types: [node]}, () => sample).map(formatProblem);

const linesOfCode = (count: number) => Array.from({length: count}, () => 'code').join('\n');

describe('checkExampleLengths', () => {
  it.each([3, 12])('accepts %i lines for a member', (lines) => {
    expect(problemsOf(linesOfCode(lines))).toEqual([]);
  });

  it.each([
    [2, '2 lines'],
    [1, '1 line'],
    [13, '13 lines'],
  ])('refuses %i lines for a member, but not for its type', (lines, size) => {
    expect(problemsOf(linesOfCode(lines))).toEqual([
      `Game/CCNode.md:16:1: The example of AddChild has ${size}. Give it 3 to 12, or show it below the type's own heading.`,
    ]);
  });

  it('ignores code that includes no sample', () => {
    expect(problemsOf(undefined)).toEqual([]);
  });
});
