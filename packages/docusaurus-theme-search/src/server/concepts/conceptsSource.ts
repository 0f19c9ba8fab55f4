/** The names and addresses that the files may refer to. */
export interface ConceptsSource {
  /** Returns the address of an API name: path and hash with the site's base. `nameResolver` creates one. */
  readonly resolveName: (name: string) => string | undefined;
  /** All such names, for suggestions. */
  readonly names: readonly string[];
  /** The anchors (without `#`) of each page, by its path with the site's base and without a trailing slash. */
  readonly addresses: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether pages or anchors may be missing. Unknown pages are then ignored, and unknown anchors replaced by their page. */
  readonly isPartial?: boolean | undefined;
  /** The site's base, from slash to slash. The files' addresses are written without it: `/docs/guides/…`. */
  readonly base: string;
  /** `api/tasks.yaml`. Its tasks become concepts too, and an entry's `task:` refers to one. */
  readonly tasksFile?: string | undefined;
}
