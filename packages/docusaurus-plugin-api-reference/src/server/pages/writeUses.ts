import fs from 'node:fs/promises';
import path from 'node:path';
import {typePath} from 'api-model';
import {addBase} from '../addresses/addBase';
import {toUses, type UseSources} from './toUsedBy';

/** Writes all places that use a type, for the types whose pages list only some of them. */
export async function writeUses(model: UseSources, outDir: string, baseUrl: string): Promise<void> {
  const folder = path.join(outDir, 'docs/api/uses');
  await fs.mkdir(folder, {recursive: true});
  await Promise.all(
    model.linked.snapshot.types.map(async (type) => {
      const uses = toUses(type, model);
      const file = path.join(folder, `${path.basename(typePath(type))}.json`);
      if (uses.length > 0) await fs.writeFile(file, addBase(JSON.stringify(uses), baseUrl));
    }),
  );
}
