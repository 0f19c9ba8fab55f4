/** Indexes of a part and of a page in it. */
export interface Place {
  readonly part: number;
  readonly page: number;
}

/** The first page in reading order that isn't finished; undefined if all are. */
export function firstUnfinished(parts: readonly (readonly string[])[], done: ReadonlySet<string>): Place | undefined {
  for (const [part, pages] of parts.entries()) {
    const page = pages.findIndex((each) => !done.has(each));
    if (page !== -1) return {part, page};
  }
  return undefined;
}

/** The label of the link to a page: "Start with part 1", "Continue with part 3, page 2". */
export function continueLabel(place: Place | undefined): string {
  if (!place) return 'All parts finished. Start over';
  const verb = place.part === 0 && place.page === 0 ? 'Start' : 'Continue';
  return `${verb} with part ${place.part + 1}${place.page > 0 ? `, page ${place.page + 1}` : ''}`;
}

/** The text after a part's title: "", " (finished)", " (1 of 3 pages finished)". */
export function extent(pages: readonly string[], done: ReadonlySet<string>): string {
  const finished = pages.filter((page) => done.has(page)).length;
  if (finished === 0) return '';
  return finished === pages.length ? ' (finished)' : ` (${finished} of ${pages.length} pages finished)`;
}
