// The summaries of inherited members, which are only in the pages of the types that declare them.

const summaries = new Map<string, string>();
const asked = new WeakSet<Element>();

/** Returns the summary of the member that a link leads to; empty before `loadSummaries` has loaded it. */
export function inheritedSummary(member: Element): string {
  return summaries.get(member.querySelector('a')?.href ?? '') ?? '';
}

/**
 * Loads the summaries of the members that a section links to. Returns whether there is anything new: without a connection
 * there isn't, and another call makes no difference.
 */
export async function loadSummaries(section: Element, baseUrl: string): Promise<boolean> {
  if (asked.has(section)) return false;
  asked.add(section);
  const {cardOf, cardsOfPage} = await import('./cards/cardData');
  const before = summaries.size;
  await Promise.all(
    [...section.querySelectorAll('a')]
      // Those of .NET and MonoGame have no summaries.
      .filter(({href}) => cardsOfPage(href, location.origin, baseUrl) !== undefined)
      .map(async (link) => {
        const card = await cardOf(link, baseUrl);
        if (card?.summary !== undefined) summaries.set(link.href, card.summary);
      }),
  );
  return summaries.size > before;
}
