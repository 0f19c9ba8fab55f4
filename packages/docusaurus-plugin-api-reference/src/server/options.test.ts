import path from 'node:path';
import {expect, it} from 'vitest';
import {checkOptions, type ApiOptions} from './options';

const folder = path.join(import.meta.dirname, '../../fixtures/components');
const options = (nugetPackages: Readonly<Record<string, string>>) =>
  ({
    data: {
      files: {
        factsDir: folder,
        historyDir: folder,
        descriptionsDir: folder,
        topicsFile: path.join(folder, 'topics.yaml'),
      },
    },
    nugetPackages,
  }) as unknown as ApiOptions;

it('accepts the folders of packages', () => {
  expect(() => checkOptions(options({Game: 'game-mono', Physics: 'game-mono.physics'}))).not.toThrow();
});

it.each(['Game-Mono', 'game/mono', ''])('stops at the package "%s", which is not a folder of NuGet’s cache', (name) => {
  expect(() => checkOptions(options({Game: name}))).toThrow(`nugetPackages: "${name}" of Game must be`);
});
