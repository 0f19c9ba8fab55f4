import fs from 'node:fs/promises';
import path from 'node:path';
import {toIntelliSenseXml, toTypeJson, toXrefMap, type MachineInput} from 'api-descriptions';
import {releaseOf, typePath} from 'api-model';
import {includedText} from 'docusaurus-plugin-code-samples/text';
import type {ChangesData} from '../../changes/changesData';
import {symbolsOf} from '../../symbols';
import {addBase} from '../addresses/addBase';
import type {ApiModel} from '../ApiModel';
import {intelliSenseReadme} from './intelliSenseReadme';

/** The site and the samples that the machine-readable forms name. */
export interface MachineFormsContext {
  readonly siteUrl: string;
  readonly baseUrl: string;
  readonly samplesRoot: string;
  /** As in the plugin's options. */
  readonly nugetPackages?: Readonly<Record<string, string>> | undefined;
}

/**
 * Writes the machine-readable forms below the API's own address: DocFX's cross-reference map, documentation files for
 * editors with instructions, one JSON file per type, all symbols and all changes. Paths in the JSON of types and symbols
 * don't contain the site's base URL; addresses in the other files do.
 */
export async function writeMachineForms(
  {product, names, words, history}: Pick<ApiModel, 'product' | 'names' | 'words' | 'history'>,
  changes: ChangesData,
  outDir: string,
  {siteUrl, baseUrl, samplesRoot, nugetPackages}: MachineFormsContext,
): Promise<void> {
  const {types, manifest} = names.linked.snapshot;
  const release = releaseOf(manifest.tag);
  const input: MachineInput = {
    names,
    bound: words,
    lifetimes: history,
    readSample: (fence) => includedText(fence, samplesRoot),
  };
  const assemblies = [...new Set(types.map(({assembly}) => assembly))];
  const files: readonly (readonly [file: string, text: () => string])[] = [
    ['docs/api/xrefmap.yml', () => toXrefMap(names, words, new URL(baseUrl, siteUrl).href.replace(/\/$/, ''))],
    ['docs/api/symbols.json', () => JSON.stringify(symbolsOf({names, words, history}))],
    ['docs/api/changes.json', () => addBase(JSON.stringify(changes), baseUrl)],
    ...assemblies.map(
      (assembly) =>
        [
          `docs/api/intellisense/${assembly}.xml`,
          () => toIntelliSenseXml({assembly, fileName: assembly}, input),
        ] as const,
    ),
    ['docs/api/intellisense/README.txt', () => intelliSenseReadme(product, release, assemblies, nugetPackages)],
    ...types.map((type) => [`${typePath(type).slice(1)}.json`, () => JSON.stringify(toTypeJson(type, input))] as const),
  ];
  await fs.mkdir(path.join(outDir, 'docs/api/intellisense'), {recursive: true});
  // One after another, so that the other steps after the build can run in between.
  for (const [file, text] of files) await fs.writeFile(path.join(outDir, file), text());
}
