/** The theme's global data, which every page loads: only what the box needs before it is focused. */
export interface SearchData {
  /** Labels of the shortcut for Apple's systems and for others. */
  readonly labels: readonly [apple: string, other: string];
  /** Name of the latest docs version. */
  readonly version: string;
}

/** What the panel and the search page need as well; loaded with them by `client/siteData.ts`. */
export interface SiteData {
  readonly contexts: readonly SearchContextData[];
  /** Link for readers whose question the search does not answer. */
  readonly ask?: {readonly label: string; readonly href: string};
}

export interface SearchContextData {
  readonly name: string;
  readonly label: string;
  /** Prefixes of its pages' addresses, without the base URL and the docs version. */
  readonly paths: readonly string[];
}
