import type {ExternalNames} from 'api-extractor';
import monoGameData from '../../data/monoGame.json';

/** Another library that the engine and games build upon, and how its API is read out of its source. */
export interface ExternalLibrary {
  /** `owner/name` on GitHub. */
  readonly repository: string;
  readonly assembly: string;
  /** The project whose build counts, by path in the repository. */
  readonly project: string;
  /** Files that can't be read and declare nothing public. */
  readonly notRead: readonly {readonly file: string; readonly reason: string}[];
  /** .NET's types that its public API names and the engine's does not. */
  readonly frameworkTypes: ExternalNames;
  /** What games name, by full name, beyond what the engine's API names and what comes with that. */
  readonly roots: readonly string[];
}

export const monoGame: ExternalLibrary = monoGameData;
