import fs from 'node:fs';
import path from 'node:path';
import {measureNamed, type NamedWeight} from '../bench/pageWeight';
import {benchPage} from './measureSearch';
import {none} from './variants';

/** How much JavaScript and CSS a search adds to a page of a built site, in bytes, gzipped. */
export function pageCost(dir: string): number {
  const [without, withSearch] = [measure(none.dir), measure(dir)];
  return withSearch.scripts + withSearch.styles - without.scripts - without.styles;
}

function measure(dir: string): NamedWeight {
  const html = fs.readFileSync(path.join(dir, benchPage, 'index.html'), 'utf8');
  return measureNamed(html, (address) => fs.readFileSync(path.join(dir, address)));
}
