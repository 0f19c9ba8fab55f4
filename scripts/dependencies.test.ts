import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {rootDir} from './lib/paths';

const {devDependencies} = JSON.parse(fs.readFileSync(path.join(rootDir, 'package.json'), 'utf8')) as {
  readonly devDependencies: Readonly<Record<string, string>>;
};
const minorRelease = (name: string): string => /^\d+\.\d+/.exec(devDependencies[name] ?? '')?.[0] ?? '';

test.each(['react', 'react-dom'])('the types of %s describe the minor release that is installed', (name) => {
  expect(minorRelease(name)).not.toBe('');
  expect(minorRelease(`@types/${name}`)).toBe(minorRelease(name));
});
