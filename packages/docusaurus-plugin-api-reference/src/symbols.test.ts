import path from 'node:path';
import {bindDescriptions, nameSnapshot} from 'api-descriptions';
import {loadSnapshot} from 'api-extractor/loadSnapshot';
import {expect, it} from 'vitest';
import type {ApiModel} from './server/ApiModel';
import {readHistory} from './server/readHistory';
import {symbolHandover} from './symbols';

const fixtures = path.join(import.meta.dirname, '../fixtures/components');

async function smallModel(): Promise<ApiModel> {
  const names = nameSnapshot(await loadSnapshot(path.join(fixtures, 'facts')));
  const history = await readHistory(path.join(fixtures, 'history'));
  return {
    names,
    history,
    words: bindDescriptions({namespaces: [], types: []}, names, history.changes),
  } as unknown as ApiModel;
}

it('passes on the symbols of the model that the plugin has made', async () => {
  const symbols = symbolHandover();
  symbols.give(await smallModel());
  const {types} = await symbols.take();
  expect(types.map(({name}) => name)).toContain('CCNode');
});

it('says so when there are none yet', async () => {
  await expect(symbolHandover().take()).rejects.toThrow(
    'The symbols of the API were requested before its pages were built',
  );
});
