import type {Element} from 'hast';
import type {Extract} from '../code/extractRegion';
import type {IncludedFile} from '../code/includedFile';
import {lineLinks} from './lineLinks';
import {linkLine} from './linkLine';
import {readSpans} from './readSpans';

/** What makes links of the identifiers in C#. */
export interface IdentifierOptions {
  /** Absolute path of the folder that `npm run samples:bind` writes: one JSON file for each file below samples/. */
  readonly dir: string;
  /** Where a documentation id leads; none for ids that lead nowhere. */
  readonly address: (id: string) => string | undefined;
}

/** The highlighted lines of an extract with links on their identifiers. Only C# has some. */
export async function linkIdentifiers(
  lines: readonly Element[],
  extract: Extract,
  included: IncludedFile,
  options: IdentifierOptions | undefined,
): Promise<readonly Element[]> {
  if (!options || !included.file.endsWith('.cs')) return lines;
  const spans = await readSpans(included, options.dir);
  const links = lineLinks(extract.lines, {file: included.file, spans, address: options.address});
  return lines.map((line, index) => linkLine(line, links[index] ?? []));
}
