import {readApi, type ApiFiles, type ApiReading} from './readApi';
import {fingerprintFiles} from './fingerprintFiles';

/** The API's data for the whole site: its pages, the components and links in other pages, and search. */
export interface ApiData {
  readonly files: ApiFiles;
  /** The newest reading. */
  readonly current: () => ApiReading;
  /** Reads again if a file has changed. Returns a stamp that changes when a file is written, added or removed. */
  readonly refresh: () => Promise<string>;
}

export function apiData(files: ApiFiles): ApiData {
  const {factsDir, historyDir, descriptionsDir, topicsFile, tasksFile, curvesFile, samplesDir, captures} = files;
  const others = [
    ...[descriptionsDir, topicsFile, tasksFile, curvesFile, samplesDir],
    ...[captures?.listDir, captures?.manifestDir],
  ].filter((place) => place !== undefined);
  let reading = readApi(files);
  let known: {readonly facts: string; readonly history: string; readonly all: string} | undefined;
  return {
    files,
    current: () => reading,
    async refresh() {
      const [facts, history, rest] = await Promise.all([
        fingerprintFiles([factsDir]),
        fingerprintFiles([historyDir]),
        fingerprintFiles(others),
      ]);
      const all = `${facts} ${history} ${rest}`;
      if (known && known.all !== all)
        reading = readApi(files, {
          ...(known.facts === facts && {names: reading.names}),
          ...(known.history === history && {history: reading.history}),
        });
      known = {facts, history, all};
      return all;
    },
  };
}
