/** A place of the samples that uses a type; the members that it names are plain text. */
export interface PlaceJson {
  readonly text: string;
  readonly href: string;
  readonly members?: readonly string[];
}

/** `/docs/api/uses/<page>.json`: all places that use a type, for types whose page has not room for them. */
export type UsesJson = readonly {readonly title: string; readonly places: readonly PlaceJson[]}[];
