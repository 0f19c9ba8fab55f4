import type {Hit} from '../hit';

/** A hit for tests: a page that was found by its title, but for what a test says otherwise. */
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
