import fs from 'node:fs/promises';
import path from 'node:path';
import {nameSnapshot, type ApiNames} from 'api-descriptions';
import {loadSnapshot} from 'api-extractor/loadSnapshot';
import type {ChangesData} from '../changes/changesData';
import type {AreasView, IndexView, TasksView} from '../overview';
import type {ApiOptions} from '../server/options';
import {readHistory} from '../server/readHistory';
import {readTopics} from '../server/readTopics';
import {toChangesJson} from '../server/toChangesJson';
import {toAreasView} from './toAreasView';
import {toIndexView} from './toIndexView';
import {toTasksView} from './toTasksView';

export interface ApiComponentsOptions extends Pick<ApiOptions, 'factsDir' | 'historyDir' | 'topicsFile'> {
  /** Entry points by task. */
  readonly tasksFile: string;
}

/** What the components show, each read when the first page asks for it. */
export class ApiSources {
  private names?: Promise<ApiNames>;
  private changesData?: Promise<ChangesData>;

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

  changes(): Promise<ChangesData> {
    this.changesData ??= this.loadChanges();
    return this.changesData;
  }

  private loadNames(): Promise<ApiNames> {
    this.names ??= loadSnapshot(this.options.factsDir).then(nameSnapshot);
    return this.names;
  }

  private async loadChanges(): Promise<ChangesData> {
    const [{linked}, history] = await Promise.all([this.loadNames(), readHistory(this.options.historyDir)]);
    return toChangesJson(history, linked.snapshot.types);
  }
}
