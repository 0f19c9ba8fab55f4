import fs from 'node:fs/promises';
import path from 'node:path';
import {bindDescriptions, type ApiNames, type BoundDescriptions} from 'api-descriptions';
import {loadDescriptions} from 'api-descriptions/load';
import {galleries, type Gallery} from 'docusaurus-plugin-captures/captures';
import {readCurves} from 'docusaurus-plugin-captures/curves';
import type {CaptureCard} from 'docusaurus-plugin-captures/view';
import type {ChangesData} from '../changes/changesData';
import type {AreasView, IndexView, TasksView} from '../overview';
import type {ApiOptions} from '../server/options';
import {readTypeCaptures, type TypeCaptures} from '../server/readTypeCaptures';
import {readHistory} from '../server/readHistory';
import {readTopics} from '../server/readTopics';
import {toCaptureCards} from '../server/toCaptureCards';
import {toChangesJson} from '../server/toChangesJson';
import {namesIn} from './namesIn';
import {readOnce} from './readOnce';
import {toAreasView} from './toAreasView';
import {toIndexView} from './toIndexView';
import {toTasksView} from './toTasksView';

export interface ApiComponentsOptions extends Pick<
  ApiOptions,
  'factsDir' | 'historyDir' | 'topicsFile' | 'descriptionsDir' | 'samples' | 'captures' | 'curvesFile'
> {
  /** Entry points by task. */
  readonly tasksFile: string;
  /** The site's base URL; `/` by default. */
  readonly baseUrl?: string;
}

/** The data of the components, each read when the first page needs it. */
export class ApiSources {
  private captures?: TypeCaptures;
  private readonly loadWords = readOnce(() => this.readWords());
  /** The data of all releases. */
  readonly changes = readOnce(() => this.readChanges());

  constructor(private readonly options: ApiComponentsOptions) {}

  async index(): Promise<IndexView> {
    return toIndexView((await this.loadNames()).linked);
  }

  async areas(): Promise<AreasView> {
    const {linked} = await this.loadNames();
    return toAreasView(readTopics(this.options.topicsFile, linked.snapshot.types));
  }

  async tasks(): Promise<TasksView> {
    const {tasksFile} = this.options;
    return toTasksView(await fs.readFile(tasksFile, 'utf8'), path.relative('', tasksFile), await this.loadNames());
  }

  /** Returns the captures of a part of the gallery, by default of all parts. Throws when there is no such part. */
  async gallery(part?: string): Promise<readonly CaptureCard[]> {
    if (part !== undefined && !galleries.includes(part as Gallery))
      throw new Error(`The gallery has no part "${part}". Known: ${galleries.join(', ')}.`);
    const [{linked}, words] = await Promise.all([this.loadNames(), this.loadWords()]);
    const {captures, curvesFile} = this.options;
    this.captures ??= readTypeCaptures(captures, linked.snapshot.types);
    const curves = curvesFile === undefined ? new Map() : readCurves(curvesFile);
    return toCaptureCards(
      this.captures.own.filter(({capture}) => part === undefined || capture.gallery === part),
      {linked, words, curves},
    );
  }

  private loadNames(): Promise<ApiNames> {
    return namesIn(this.options.factsDir);
  }

  private async readWords(): Promise<BoundDescriptions> {
    const {descriptionsDir, samples, historyDir} = this.options;
    const [{descriptions}, names, {changes}] = await Promise.all([
      loadDescriptions(descriptionsDir, samples.rootDir),
      this.loadNames(),
      readHistory(historyDir),
    ]);
    return bindDescriptions(descriptions, names, changes);
  }

  private async readChanges(): Promise<ChangesData> {
    const [{linked}, history] = await Promise.all([this.loadNames(), readHistory(this.options.historyDir)]);
    return toChangesJson(history, linked.snapshot.types);
  }
}
