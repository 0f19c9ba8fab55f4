import fs from 'node:fs';
import path from 'node:path';
import {readText} from '../code/readText';
import {checkDiagram, checkNarrowDiagram, drawingWidth, maxNarrowWidth} from './checkDiagram';

/**
 * Reads and checks the markup of `<name>.svg`, followed by that of `<name>.narrow.svg`, which replaces it on narrow
 * screens. Throws if a diagram is too wide for a phone and has no narrow drawing.
 */
export async function readDiagram(name: string, dir: string): Promise<string> {
  const wide = await readChecked(name, `${name}.svg`, dir, checkDiagram);
  const narrow = `${name}.narrow.svg`;
  if (fs.existsSync(path.join(dir, narrow))) return wide + (await readChecked(name, narrow, dir, checkNarrowDiagram));
  if (drawingWidth(wide) <= maxNarrowWidth) return wide;
  throw new Error(
    `diagrams/${name}.svg is too wide for a phone. Draw diagrams/${narrow}, at most ${maxNarrowWidth} units wide.`,
  );
}

async function readChecked(
  name: string,
  file: string,
  dir: string,
  check: (name: string, svg: string) => string,
): Promise<string> {
  const shown = `diagrams/${file}`;
  const svg = await readText(path.join(dir, file), shown);
  try {
    return check(name, svg);
  } catch (error) {
    throw new Error(`${shown}: ${(error as Error).message}`, {cause: error});
  }
}
