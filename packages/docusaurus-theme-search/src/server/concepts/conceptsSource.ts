/** What the files may name. */
export interface ConceptsSource {
  /** Where a name of the API leads to, path and hash with the site's base; `nameResolver` makes one. */
  readonly resolveName: (name: string) => string | undefined;
  /** All such names, for suggestions. */
  readonly names: readonly string[];
  /** The site's pages: path with the site's base and without a slash at the end, and the anchors it has, without `#`. */
  readonly addresses: ReadonlyMap<string, ReadonlySet<string>>;
  /** The site's base, from slash to slash. The files' addresses are written without it: `/docs/guides/…`. */
  readonly base: string;
  /** `api/tasks.yaml`: its tasks become concepts too, and `task:` takes one up. */
  readonly tasksFile?: string | undefined;
}
