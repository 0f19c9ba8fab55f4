import {expect, it} from 'vitest';
import {readSteps} from './readSteps';

const page = `---
title: Part 1
---

\`\`\`csharp file="samples/A.cs" title="A.cs"
\`\`\`

<Checkpoint>

Run it.

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
    {kind: 'listing', line: 30, meta: {file: 'samples/A.cs', region: 'b', after: 'B()', title: 'A.cs'}},
  ]);
});
