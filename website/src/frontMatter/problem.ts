/** Something wrong in a front matter. */
export interface Problem {
  /** 1-based line in the file. */
  readonly line: number;
  /** What is wrong and what to do. */
  readonly message: string;
}
