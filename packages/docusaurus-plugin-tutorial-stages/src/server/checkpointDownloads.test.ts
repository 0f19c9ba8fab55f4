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
  it('packs the code typed up to a checkpoint, with the license and without content', async () => {
    const [download] = await checkpointDownloads(part, 2, fixtureTutorial, edited);
    expect(download).toMatchObject({page: 'part-2-land', line: 5, path: 'downloads/game-part-2-checkpoint-1.zip'});
    const zip = unzipSync(download?.bytes ?? new Uint8Array());
    expect(Object.keys(zip)).toEqual([
      'GamePart2Checkpoint1/Game.csproj',
      'GamePart2Checkpoint1/Game.slnx',
      'GamePart2Checkpoint1/LICENSE',
      'GamePart2Checkpoint1/Old.cs',
      'GamePart2Checkpoint1/Player.cs',
      'GamePart2Checkpoint1/README.md',
      'GamePart2Checkpoint1/Timer.cs',
    ]);
    expect(strFromU8(zip['GamePart2Checkpoint1/Player.cs'] ?? new Uint8Array())).toContain('Speed = JumpSpeed;');
  });

  it('packs the part’s solution without the projects that readers don’t have yet', async () => {
    const [download] = await checkpointDownloads(part, 2, fixtureTutorial, edited);
    const solution = unzipSync(download?.bytes ?? new Uint8Array())['GamePart2Checkpoint1/Game.slnx'];
    expect(strFromU8(solution ?? new Uint8Array())).toBe('<Solution>\n  <Project Path="Game.csproj" />\n</Solution>\n');
  });

  it('continues on the part’s next page with consecutive numbers', async () => {
    const [, download, ...others] = await checkpointDownloads(part, 2, fixtureTutorial, edited);
    expect(others).toEqual([]);
    expect(download).toMatchObject({page: 'part-2-run', path: 'downloads/game-part-2-checkpoint-2.zip'});
    const zip = unzipSync(download?.bytes ?? new Uint8Array());
    expect(strFromU8(zip['GamePart2Checkpoint2/Player.cs'] ?? new Uint8Array())).toContain('Speed = JumpSpeed;');
  });

  it('describes itself and the location of the content in its own README', async () => {
    const downloads = await checkpointDownloads(part, 2, fixtureTutorial, edited);
    const readmes = downloads.map(({bytes}, index) =>
      strFromU8(unzipSync(bytes)[`GamePart2Checkpoint${index + 1}/README.md`] ?? new Uint8Array()),
    );
    expect(readmes).toEqual([
      'Part 2: Land, /docs/tutorials/game/part-2-land, 1. Content: /downloads/game-part-2-content.zip\n',
      'Part 2: Run, /docs/tutorials/game/part-2-run, 1. Content: /downloads/game-part-2-content.zip\n',
    ]);
  });

  it('omits the part number in a tutorial with one part', async () => {
    const source = edited.source.replace(' diff="game/Part1/Player.cs"', '');
    const [download, ...others] = await checkpointDownloads(only, 1, fixtureSingle, {page: 'single', source});
    expect(others).toEqual([]);
    expect(download).toMatchObject({page: 'single', line: 5, path: 'downloads/single-checkpoint-1.zip'});
    expect(Object.keys(unzipSync(download?.bytes ?? new Uint8Array()))).toEqual([
      'SingleCheckpoint1/LICENSE',
      'SingleCheckpoint1/Player.cs',
      'SingleCheckpoint1/README.md',
    ]);
  });
});
