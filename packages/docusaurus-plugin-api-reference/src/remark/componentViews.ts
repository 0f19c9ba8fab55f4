import fs from 'node:fs/promises';
import path from 'node:path';
import {galleryGroups, type GalleryGroup} from 'docusaurus-plugin-captures/captures';
import type {CaptureCard} from 'docusaurus-plugin-captures/view';
import type {ApiReading} from '../data/readApi';
import type {AreasView, IndexView, TasksView} from '../overview';
import {toCaptureCards} from '../server/pages/toCaptureCards';
import {toAreasView} from './toAreasView';
import {toIndexView} from './toIndexView';
import {toTasksView} from './toTasksView';

export async function indexView(reading: ApiReading): Promise<IndexView> {
  return toIndexView((await reading.names()).linked);
}

export async function areasView(reading: ApiReading): Promise<AreasView> {
  return toAreasView(await reading.topics());
}

export async function tasksView(reading: ApiReading, tasksFile: string): Promise<TasksView> {
  return toTasksView(await fs.readFile(tasksFile, 'utf8'), path.relative('', tasksFile), await reading.names());
}

/** Returns the captures of a group of the gallery. Throws an Error when there is no such group. */
export async function galleryCards(reading: ApiReading, group: string | undefined): Promise<readonly CaptureCard[]> {
  const known = galleryGroups.join(', ');
  if (group === undefined) throw new Error(`<ApiGallery> needs group="…", one of ${known}.`);
  if (!galleryGroups.includes(group as GalleryGroup))
    throw new Error(`The gallery has no group "${group}". Known: ${known}.`);
  const [{linked}, words, captures] = await Promise.all([reading.names(), reading.words(), reading.captures()]);
  return toCaptureCards(
    captures.own.filter(({capture}) => capture.group === group),
    {linked, words, curves: reading.curves()},
  );
}
