import {nameSnapshot, type ApiNames} from 'api-descriptions';
import {loadSnapshot} from 'api-extractor/loadSnapshot';
import {readOnce} from './readOnce';

const known = new Map<string, () => Promise<ApiNames>>();

/** Returns the names in a folder of facts, which is read once for all remark plugins. */
export function namesIn(factsDir: string): Promise<ApiNames> {
  const names = known.get(factsDir) ?? readOnce(async () => nameSnapshot(await loadSnapshot(factsDir)));
  known.set(factsDir, names);
  return names();
}
