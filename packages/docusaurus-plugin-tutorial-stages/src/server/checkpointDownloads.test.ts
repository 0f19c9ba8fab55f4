import {strFromU8, unzipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {findPart} from '../options';
import {fixtureSingle, fixtureTutorial} from '../testing/fixtureTutorial';
import {checkpointDownloads} from './checkpointDownloads';

const edited = {
  page: 'part-2-land',
  source: `
\`\`\`csharp file="game/Part2/Player.cs" diff="game/Part1/Player.cs" title="Player.cs"
\`\`\`

<Checkpoint>

Run it.

</Checkpoint>
`,
};
const {part} = findPart('Part2', fixtureTutorial);
const {part: only} = findPart('Single', fixtureSingle);

describe('checkpointDownloads', () => {
  it('packs the code that was typed up to a checkpoint, with the license and without content', async () => {
    const [download] = await checkpointDownloads(part, 2, fixtureTutorial, edited);
    expect(download).toMatchObject({page: 'part-2-land', line: 5, path: 'downloads/game-part-2-checkpoint-1.zip'});
    const zip = unzipSync(download?.bytes ?? new Uint8Array());
    expect(Object.keys(zip)).toEqual([
      'GamePart2/Game.csproj',
      'GamePart2/LICENSE',
      'GamePart2/Old.cs',
      'GamePart2/Player.cs',
      'GamePart2/Timer.cs',
    ]);
    expect(strFromU8(zip['GamePart2/Player.cs'] ?? new Uint8Array())).toContain('Speed = JumpSpeed;');
  });

  it('continues on the next page of the part where the one before ended, and counts through', async () => {
    const [, download, ...others] = await checkpointDownloads(part, 2, fixtureTutorial, edited);
    expect(others).toEqual([]);
    expect(download).toMatchObject({page: 'part-2-run', path: 'downloads/game-part-2-checkpoint-2.zip'});
    const zip = unzipSync(download?.bytes ?? new Uint8Array());
    expect(strFromU8(zip['GamePart2/Player.cs'] ?? new Uint8Array())).toContain('Speed = JumpSpeed;');
  });

  it('has none in a tutorial of one part', async () => {
    expect(await checkpointDownloads(only, 1, fixtureSingle)).toEqual([]);
  });
});
