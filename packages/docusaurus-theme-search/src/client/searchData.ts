/** What the theme hands to every page as its global data: no more than the box needs before it is reached for. */
export interface SearchData {
  /** Key and modifiers, `mod+k`. */
  readonly shortcut: string;
  /** The shortcut as it is written on Apple's systems, and elsewhere. */
  readonly labels: readonly [apple: string, other: string];
  /** Name of the latest docs version. */
  readonly version: string;
}

/** What panel and page need besides; it is loaded with them: `client/siteData.ts`. */
export interface SiteData {
  readonly contexts: readonly SearchContextData[];
  /** Where readers ask what the search does not find. */
  readonly ask?: {readonly label: string; readonly href: string};
}

export interface SearchContextData {
  readonly name: string;
  readonly label: string;
  /** Beginnings of its pages' addresses, without the base URL and without docs versions. */
  readonly paths: readonly string[];
}
