import type {ChangedDescription} from './changedDescriptions';
import type {ChangedSource, FileGroup} from './changedFiles';
import type {EngineRequirements} from './engineRequirements';
import type {NameMention} from './findNames';
import type {Statement} from './findStatements';
import type {ReleaseSummary} from './releaseSummary';

/** The result of a step of the command. */
export interface StepResult {
  readonly name: string;
  readonly seconds: number;
  readonly state: 'done' | 'failed' | 'skipped';
  /** What it found or wrote, or why it was skipped; one line each. */
  readonly lines: readonly string[];
}

/** A statement with the repository path of its file. */
export interface FileStatement extends Statement {
  readonly file: string;
}

/** A sample that does not compile. */
export interface BrokenSample {
  readonly file: string;
  /** The compiler's messages, without the file. */
  readonly errors: readonly string[];
  /** The pages and descriptions that show the file. */
  readonly pages: readonly string[];
}

/** Everything that the command found. */
export interface ReleaseFindings {
  readonly version: string;
  readonly previous: string;
  readonly released: string;
  /** The engine's tags of both releases, for `git diff`; undefined if they could not be compared. */
  readonly range: string | undefined;
  readonly steps: readonly StepResult[];
  /** The engine's requirements now, and those that the site named before. */
  readonly requirements: EngineRequirements;
  readonly previousRequirements: EngineRequirements;
  /** The tag of MonoGame that api/external was read from. */
  readonly externalTag: string;
  readonly summary: ReleaseSummary;
  readonly totals: {readonly types: number; readonly namespaces: number};
  /** The extractor's messages about unknown names. */
  readonly factsNotes: readonly string[];
  readonly coverage: {
    readonly missing: readonly string[];
    readonly orphaned: readonly string[];
    readonly broken: readonly string[];
    readonly stale: readonly string[];
  };
  readonly descriptions: readonly ChangedDescription[];
  readonly sources: readonly ChangedSource[];
  /** The pages and lists that have to name the new release and don't yet. */
  readonly unlisted: readonly string[];
  /** Changed files that are not API source: licenses, change logs, projects. */
  readonly otherFiles: readonly FileGroup[];
  readonly mentions: readonly NameMention[];
  readonly statements: readonly FileStatement[];
  /** Lines of tests and scripts that name the previous release. */
  readonly figures: readonly FileStatement[];
  readonly samples: readonly BrokenSample[];
  readonly post: {readonly file: string; readonly isDraft: boolean};
}
