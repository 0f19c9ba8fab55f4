import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../sampleFiles';
import {contentPlaces, inputFile, sceneFile, sharedSceneFiles, type Capture} from './captureList';

/** The parts of an entry that can change without recording again. */
const unseen = {types: undefined, group: undefined, alt: undefined, region: undefined} as const;

/**
 * SHA-256 of everything in this repository that a capture's pictures are made from: its entry in the list without the
 * texts, the sample, the scene around it, content and input. The host itself is left out, so that it can be tidied
 * without recording everything again.
 */
export function captureHash(capture: Capture, rootDir: string): string {
  const hash = createHash('sha256').update(JSON.stringify({...capture, ...unseen}));
  for (const file of captureSources(capture, rootDir)) {
    hash.update(`\0${file}\0`).update(contentOf(path.join(rootDir, file)));
  }
  return hash.digest('hex');
}

/** Repository paths of the files that a capture's pictures are made from, without what is written about them (`.md`). */
function captureSources(capture: Capture, rootDir: string): readonly string[] {
  const {sample, scene, input} = capture;
  const own = scene === undefined ? undefined : sceneFile(scene, rootDir);
  return [
    ...filesOf(sample, rootDir),
    ...(own === undefined ? [] : [own, ...sharedSceneFiles(own, rootDir)]),
    ...contentPlaces(capture).flatMap((place) => filesOf(place, rootDir)),
    ...(input === undefined ? [] : [inputFile(input)]),
  ];
}

function filesOf(place: string, rootDir: string): readonly string[] {
  const full = path.join(rootDir, place);
  if (!fs.statSync(full).isDirectory()) return [place];
  return filesBelow(full, '').flatMap((file) =>
    file.endsWith('.md') || fs.statSync(path.join(full, file)).isDirectory() ? [] : [`${place}/${file}`],
  );
}

/** Removes what can't change a picture: `#region` markers, comments, and line-end differences. */
function contentOf(file: string): Buffer | string {
  if (!file.endsWith('.cs')) return fs.readFileSync(file);
  return fs
    .readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .filter((line) => !/^\s*(?:#(?:end)?region\b|\/\/)/.test(line))
    .map(withoutComment)
    .join('\n');
}

/** Removes the comment at the end of a line of C#. Two slashes in a string are part of the string. */
const withoutComment = (line: string): string =>
  line.replace(/^((?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])'|[^"'/]|\/(?!\/))*?)\s*\/\/.*$/, '$1');
