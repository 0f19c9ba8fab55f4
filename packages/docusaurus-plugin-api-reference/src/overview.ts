import type {Link} from './view';

/** The data of the components in the API's introduction. */

/** All types from A to Z. */
export interface IndexView {
  readonly letters: readonly {readonly letter: string; readonly types: readonly IndexedType[]}[];
  readonly count: number;
}

export interface IndexedType extends Link {
  /** `class`, `struct` … */
  readonly kind: string;
  readonly obsolete?: true;
}

/** Tasks, and the types and members for each, beginning with the best one to start with. */
export interface TasksView {
  readonly groups: readonly {
    readonly name: string;
    readonly slug: string;
    readonly entries: readonly {readonly task: string; readonly use: readonly Link[]}[];
  }[];
}

/** Namespaces with their topics. */
export interface AreasView {
  readonly namespaces: readonly {
    readonly link: Link;
    readonly count: number;
    readonly topics: readonly {readonly link: Link; readonly summary: string; readonly count: number}[];
  }[];
}
