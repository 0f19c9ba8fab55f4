/** A place that uses a type; the names of the members it uses are plain text. */
export interface PlaceJson {
  readonly text: string;
  readonly href: string;
  readonly members?: readonly string[];
}

/** `/docs/api/uses/<page>.json`: all places that use a type, if its page lists only some of them. */
export type UsesJson = readonly {readonly title: string; readonly places: readonly PlaceJson[]}[];
