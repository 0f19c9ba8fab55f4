import type {Element} from 'hast';
import type {Extract} from '../code/extractRegion';
import type {IncludedFile} from '../code/includedFile';
import {lineLinks} from './lineLinks';
import {linkLine} from './linkLine';
import {OutdatedIdentifiers, readSpans, type FileSpans} from './readSpans';

/** Options for links on the identifiers in C#. */
export interface IdentifierOptions {
  /** Absolute path of the folder that `npm run samples:bind` writes: one JSON file for each project below samples/. */
  readonly dir: string;
  /** Loads a function that returns the address for a documentation id, or undefined if it has no page. */
  readonly loadAddress: () => Promise<(id: string) => string | undefined>;
  /** Repository paths of folders whose identifiers are not bound because the binder lacks their assemblies. */
  readonly unbound?: readonly string[];
  /**
   * Receives the message about a file whose identifiers are missing or out of date; its code has no links then. Without
   * it, the message is thrown.
   */
  readonly onOutdated?: (message: string) => void;
}

/** Adds links to the identifiers in the highlighted lines of an extract. Only C# gets links. */
export async function linkIdentifiers(
  lines: readonly Element[],
  extract: Extract,
  included: IncludedFile,
  options: IdentifierOptions | undefined,
): Promise<readonly Element[]> {
  if (!options || !included.file.endsWith('.cs')) return lines;
  if (options.unbound?.some((folder) => included.file.startsWith(`${folder}/`))) return lines;
  const [spans, address] = await Promise.all([currentSpans(included, options), options.loadAddress()]);
  if (!spans) return lines;
  const links = lineLinks(extract.lines, {file: included.file, spans, address});
  return lines.map((line, index) => linkLine(line, links[index] ?? []));
}

async function currentSpans(
  included: IncludedFile,
  {dir, onOutdated}: IdentifierOptions,
): Promise<FileSpans | undefined> {
  try {
    return await readSpans(included, dir);
  } catch (error) {
    if (!onOutdated || !(error instanceof OutdatedIdentifiers)) throw error;
    onOutdated(error.message);
    return undefined;
  }
}
