import type {Hit} from 'search-engine';

/** Creates a hit for tests; by default a page found by its title. */
export const hit = (u: string, rest: Partial<Hit> = {}): Hit => ({
  u,
  h: '',
  t: u,
  s: '',
  b: [],
  type: 'title',
  context: 'guides',
  titleMarks: [],
  sectionMarks: [],
  excerpt: '',
  excerptMarks: [],
  ...rest,
});
