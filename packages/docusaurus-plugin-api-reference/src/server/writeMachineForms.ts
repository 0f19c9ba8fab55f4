import fs from 'node:fs/promises';
import path from 'node:path';
import {toIntelliSenseXml, toTypeJson, toXrefMap, type MachineInput} from 'api-descriptions';
import {typePath} from 'api-model';
import {includedText} from 'docusaurus-plugin-code-samples/text';
import {symbolsOf} from '../symbols';
import type {ApiModel} from './ApiModel';
import {toChangesJson} from './toChangesJson';

/**
 * Writes what programs read, below the API's own address: DocFX's cross-reference map, documentation files for editors,
 * one JSON a type, all symbols, all changes. `siteUrl` has no last slash.
 */
export async function writeMachineForms(model: ApiModel, outDir: string, siteUrl: string): Promise<void> {
  const {names, words, history, samples} = model;
  const {types} = names.linked.snapshot;
  const input: MachineInput = {
    names,
    bound: words,
    lifetimes: history,
    readSample: (fence) => includedText(fence, samples.rootDir),
  };
  const assemblies = [...new Set(types.map(({assembly}) => assembly))];
  const files: readonly (readonly [file: string, text: () => string])[] = [
    ['docs/api/xrefmap.yml', () => toXrefMap(names, words, siteUrl)],
    ['docs/api/symbols.json', () => JSON.stringify(symbolsOf(model))],
    ['docs/api/changes.json', () => JSON.stringify(toChangesJson(history, types))],
    ...assemblies.map(
      (assembly) =>
        [
          `docs/api/intellisense/${assembly}.xml`,
          () => toIntelliSenseXml({assembly, fileName: assembly}, input),
        ] as const,
    ),
    ...types.map((type) => [`${typePath(type).slice(1)}.json`, () => JSON.stringify(toTypeJson(type, input))] as const),
  ];
  await fs.mkdir(path.join(outDir, 'docs/api/intellisense'), {recursive: true});
  await Promise.all(files.map(([file, text]) => fs.writeFile(path.join(outDir, file), text())));
}
