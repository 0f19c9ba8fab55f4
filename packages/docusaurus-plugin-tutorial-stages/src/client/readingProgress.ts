/** A step of the reader's path. */
export interface Step {
  /** Its name in "Continue with …". */
  readonly label: string;
  readonly pages: readonly string[];
  /** Index of the path's section that it belongs to. */
  readonly section: number;
}

/** Indexes of a step and of a page in it. */
export interface Place {
  readonly step: number;
  readonly page: number;
}

/**
 * The first page in reading order that isn't finished, from the last section on in which the reader has finished a page.
 * Readers may begin with any section, so earlier ones don't call them back. Undefined if there is none.
 */
export function firstUnfinished(steps: readonly Step[], done: ReadonlySet<string>): Place | undefined {
  const begun = Math.max(
    0,
    ...steps.filter(({pages}) => pages.some((page) => done.has(page))).map(({section}) => section),
  );
  for (const [step, {pages, section}] of steps.entries()) {
    const page = pages.findIndex((each) => !done.has(each));
    if (section >= begun && page !== -1) return {step, page};
  }
  return undefined;
}

/** The label of the link to a page: "Start with part 1", "Continue with part 3, page 2". */
export function continueLabel(steps: readonly Step[], place: Place | undefined, end: string): string {
  const step = place && steps[place.step];
  if (!step) return `All finished. Continue with ${end}`;
  const isFirst = place.page === 0 && steps[place.step - 1]?.section !== step.section;
  return `${isFirst ? 'Start' : 'Continue'} with ${step.label}${place.page > 0 ? `, page ${place.page + 1}` : ''}`;
}

/** The text after a step's title: "", " (finished)", " (1 of 3 pages finished)". */
export function extent(pages: readonly string[], done: ReadonlySet<string>): string {
  const finished = pages.filter((page) => done.has(page)).length;
  if (finished === 0) return '';
  return finished === pages.length ? ' (finished)' : ` (${finished} of ${pages.length} pages finished)`;
}
