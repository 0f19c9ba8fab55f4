import {expect, it} from 'vitest';
import {readSteps} from './readSteps';

const page = `---
title: Part 1
---

\`\`\`csharp file="samples/A.cs" title="A.cs"
\`\`\`

<Checkpoint>

Run it. For a moment, add \`Try();\`{/* try A.cs: end of A() */} at the end of \`A\`.{/* Not to try. */}

</Checkpoint>

\`\`\`csharp file="samples/A.cs" region="a" look
\`\`\`

\`\`\`bash
dotnet run
\`\`\`

<Exercise title="More">

\`\`\`csharp file="samples/B.cs" title="A.cs"
\`\`\`

</Exercise>

- In a list:

  \`\`\`csharp file="samples/A.cs" region="b" after="B()" title="A.cs"
  \`\`\`
`;

it('returns the typed code and run steps without exercises, commands and code to read only', () => {
  expect(readSteps(page)).toEqual([
    {kind: 'listing', line: 5, meta: {file: 'samples/A.cs', title: 'A.cs'}},
    {kind: 'checkpoint', line: 8},
    {kind: 'trial', line: 10, trial: {code: 'Try();', file: 'A.cs', place: 'end of A()'}},
    {kind: 'listing', line: 30, meta: {file: 'samples/A.cs', region: 'b', after: 'B()', title: 'A.cs'}},
  ]);
});

it('throws for a mark that is not after inline code', () => {
  expect(() => readSteps('Add `Try();` {/* try A.cs: end of A() */}.')).toThrow('Line 1: put {/* try');
});
