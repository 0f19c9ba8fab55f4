import {describe, expect, it} from 'vitest';
import {intelliSenseReadme} from './intelliSenseReadme';

describe('intelliSenseReadme', () => {
  it('names the folder of each assembly in the release', () => {
    const text = intelliSenseReadme('Game', '2.6.1', ['Game', 'Physics'], {
      Game: 'game-mono',
      Physics: 'game-mono.physics',
    });
    expect(text).toMatch(/^Documentation of Game 2\.6\.1 for your editor\n/);
    expect(text).toContain('Game.xml  ->  game-mono/2.6.1/lib/<framework>/\n');
    expect(text).toContain('Physics.xml  ->  game-mono.physics/2.6.1/lib/<framework>/\n');
  });

  it('names the file to look for if the package is unknown', () => {
    expect(intelliSenseReadme('Game', '2.5.8', ['Physics'], {Game: 'game-mono'})).toContain(
      'Physics.xml  ->  the folder that has Physics.dll\n',
    );
  });
});
