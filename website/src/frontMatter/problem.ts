/** A problem in front matter. */
export interface Problem {
  /** 1-based line in the file. */
  readonly line: number;
  /** What is wrong and how to fix it. */
  readonly message: string;
}
