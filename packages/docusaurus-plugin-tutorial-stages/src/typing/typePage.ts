import fs from 'node:fs';
import path from 'node:path';
import {extractRegion} from 'docusaurus-plugin-code-samples/region';
import {applyListing} from './applyListing';
import {applyTrial} from './applyTrial';
import {readSteps, type PageStep} from './readSteps';
import type {TypedFiles} from './typedFiles';

/** The program at a checkpoint of a page. */
export interface Snapshot {
  /** Counted from 1. */
  readonly number: number;
  /** 1-based line of the checkpoint in the page. */
  readonly line: number;
  readonly files: TypedFiles;
  /** The program with all the code that the page asks to try before the next checkpoint. */
  readonly tried?: TypedFiles;
}

/** The result of typing all listings of a page. */
export interface TypedPage {
  readonly checkpoints: readonly Snapshot[];
  readonly end: TypedFiles;
  /** Listings that can't be typed, in the order of the page. */
  readonly problems: readonly {readonly line: number; readonly checkpoint: number; readonly message: string}[];
}

/**
 * Types the listings of a page into `start`. If a diff of a whole file can't be typed, uses its new side, so that later
 * listings don't fail because of it.
 */
export function typePage(source: string, start: TypedFiles, rootDir: string): TypedPage {
  let files = start;
  const checkpoints: Snapshot[] = [];
  const problems: TypedPage['problems'][number][] = [];
  for (const step of readSteps(source)) {
    if (step.kind === 'checkpoint') {
      checkpoints.push({number: checkpoints.length + 1, line: step.line, files});
      continue;
    }
    if (step.kind === 'trial') {
      const last = checkpoints.at(-1);
      try {
        if (last === undefined) throw new Error('there is no checkpoint before it');
        checkpoints[checkpoints.length - 1] = {...last, tried: applyTrial(last.tried ?? last.files, step.trial)};
      } catch (error) {
        const message = `${step.trial.file}: ${step.trial.code} can't be tried: ${(error as Error).message}.`;
        problems.push({line: step.line, checkpoint: checkpoints.length, message});
      }
      continue;
    }
    const {title} = step.meta;
    if (title === undefined) {
      const message = `${step.meta.file}: the listing has no title, so its file is unknown.`;
      problems.push({line: step.line, checkpoint: checkpoints.length + 1, message});
      continue;
    }
    try {
      files = new Map(files).set(title, typed(files.get(title), step.meta, rootDir));
    } catch (error) {
      const message = `${title}: ${(error as Error).message.replace(/\.$/, '')}.`;
      problems.push({line: step.line, checkpoint: checkpoints.length + 1, message});
      if (step.meta.diff !== undefined && step.meta.region === undefined)
        files = new Map(files).set(title, lines(step.meta.file, undefined, rootDir));
    }
  }
  return {checkpoints, end: files, problems};
}

type Meta = Extract<PageStep, {kind: 'listing'}>['meta'];

/** A file after typing a listing; a listing with the whole file below it replaces the file. */
function typed(old: readonly string[] | undefined, meta: Meta, rootDir: string): readonly string[] {
  const {file, diff, after, at, replaces} = meta;
  const region = meta.whole ? undefined : meta.region;
  return applyListing(old, {
    shown: lines(file, region, rootDir),
    ...(diff !== undefined && !meta.whole && {before: lines(diff, region, rootDir)}),
    isRegion: region !== undefined,
    ...(after !== undefined && {after}),
    ...(at !== undefined && {at}),
    ...(replaces !== undefined && {replaces}),
  });
}

function lines(file: string, region: string | undefined, rootDir: string): readonly string[] {
  return extractRegion(fs.readFileSync(path.join(rootDir, file), 'utf8'), region).lines.map(({text}) => text);
}
