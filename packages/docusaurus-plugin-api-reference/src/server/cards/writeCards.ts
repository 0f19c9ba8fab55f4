import fs from 'node:fs/promises';
import path from 'node:path';
import {namespacePath, typePath} from 'api-model';
import {addBase} from '../addresses/addBase';
import {externalAddress} from '../addresses/externalAddress';
import type {ApiModel} from '../ApiModel';
import {isEnumMember, type ExternalIdentifiers} from '../reading/externalIdentifiers';
import {toExternalCards, toNamespaceCards, toTypeCards, type CardSources} from './toCards';

/** Writes the cards of identifiers: a file for each type and namespace, and one for all other libraries. */
export async function writeCards(
  model: CardSources & Pick<ApiModel, 'names'>,
  external: ExternalIdentifiers,
  outDir: string,
  baseUrl: string,
): Promise<void> {
  const {linked, names} = model;
  const folder = path.join(outDir, 'docs/api/cards');
  const write = (address: string, cards: unknown): Promise<void> =>
    fs.writeFile(path.join(folder, `${path.basename(address)}.json`), addBase(JSON.stringify(cards), baseUrl));
  await fs.mkdir(folder, {recursive: true});
  await Promise.all([
    ...linked.snapshot.types.map((type) => write(typePath(type), toTypeCards(type, model))),
    ...names.namespaces.map((name) => write(namespacePath(name), toNamespaceCards(name, model))),
    write(
      'external',
      toExternalCards(external, (id, identifier) => externalAddress(id, isEnumMember(identifier))),
    ),
  ]);
}
