import {expect, it} from 'vitest';
import {checkpointHelp} from './checkpointHelp';

it('finds the text of checkpoints and whether it says what to check', () => {
  const page = `
<Checkpoint>

Run it. A crab.

</Checkpoint>

| You see instead | Do this |
| --- | --- |
| No crab | Add it |

<Checkpoint>

Run it. If there is no \`crab\`, add it.

</Checkpoint>

<Checkpoint>

Run it. Two crabs, if you have added both.

</Checkpoint>

| Crab | Legs |
| --- | --- |
| Red | 8 |

<Checkpoint>

<Capture name="crab" alt="A crab." />

</Checkpoint>

<Exercise title="Two crabs">

<Checkpoint>

</Checkpoint>

</Exercise>
`;
  expect(checkpointHelp(page)).toEqual([
    {line: 2, says: true, helps: true},
    {line: 12, says: true, helps: true},
    {line: 18, says: true, helps: false},
    {line: 28, says: false, helps: false},
  ]);
});
