/** Names a module whose function reads or changes a page's HTML, so that worker threads can load it. */
export interface PageFunction {
  /** Absolute path of the module whose default export is a `CreatePageFunction`. */
  readonly module: string;
  /** What the function needs to know about the site, as plain data. */
  readonly settings?: unknown;
}

/**
 * Creates a function that returns a page's changed HTML or something found in it. Called once for each `settings` in each
 * worker thread. The function also gets the absolute path of the page's file.
 */
export type CreatePageFunction<Settings, Result> = (
  settings: Settings,
) => (html: string, file: string) => Result | Promise<Result>;
