import type {Plugin} from '@docusaurus/types';
import {setImmediate} from 'node:timers/promises';
import {expect, it} from 'vitest';
import {postBuildInOrder} from './postBuildInOrder';

type PostBuild = NonNullable<Plugin['postBuild']>;
const props = {outDir: '/site'} as Parameters<PostBuild>[0];

it('waits for each plugin before starting the next and passes the same arguments to all', async () => {
  const steps: string[] = [];
  const plugin = (name: string, pauses: number) => ({
    name,
    async postBuild({outDir}: {readonly outDir: string}) {
      steps.push(`${name} begins in ${outDir}`);
      for (let pause = 0; pause < pauses; pause++) await setImmediate();
      steps.push(`${name} ends`);
    },
  });
  await postBuildInOrder([plugin('first', 3), {name: 'idle'}, plugin('second', 0)])().postBuild?.(props);
  expect(steps).toEqual(['first begins in /site', 'first ends', 'second begins in /site', 'second ends']);
});

it('stops when a plugin fails', async () => {
  const failing = {name: 'failing', postBuild: () => Promise.reject(new Error('No.'))};
  const never = {name: 'never', postBuild: () => expect.fail('It ran.')};
  await expect(postBuildInOrder([failing, never])().postBuild?.(props)).rejects.toThrow('No.');
});
