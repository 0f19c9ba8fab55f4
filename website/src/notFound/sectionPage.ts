/** The first page of each section of the site; the first matching prefix is used. */
const sections = [
  ['/docs/api', '/docs/api/introduction'],
  ['/docs/tutorials', '/docs/tutorials/introduction'],
  ['/docs', '/docs/guides/getting-started/introduction'],
  ['/blog', '/blog'],
] as const;

/** The first page of the section that contains an address; undefined for an address outside of all sections. */
export function sectionPage(asked: string): string | undefined {
  const path = asked.toLowerCase();
  return sections.find(([start]) => path === start || path.startsWith(`${start}/`))?.[1];
}
