import type {ExternalNames} from 'api-extractor';
import monoGameData from '../../data/monoGame.json';

/** Another library that the engine and games use, and how to read its API from its source. */
export interface ExternalLibrary {
  /** `owner/name` on GitHub. */
  readonly repository: string;
  readonly assembly: string;
  /** The path of the project whose API is read, in the repository. */
  readonly project: string;
  /** Files that can't be read and declare nothing public. */
  readonly notRead: readonly {readonly file: string; readonly reason: string}[];
  /** .NET's types in its public API that are not in the engine's. */
  readonly frameworkTypes: ExternalNames;
  /** The full names of types that games use, besides those that the engine's API refers to. */
  readonly roots: readonly string[];
}

export const monoGame: ExternalLibrary = monoGameData;
