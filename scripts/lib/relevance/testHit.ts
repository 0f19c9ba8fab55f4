import type {Hit} from 'search-engine';

/** A hit in a section of a guide, for tests. */
export const hit: Hit = {
  u: '/docs/guides/sound',
  h: '#music',
  t: 'Add content',
  s: 'Music',
  b: ['Guides', 'Developing'],
  type: 'heading',
  context: 'guides',
  titleMarks: [],
  sectionMarks: [[0, 5]],
  excerpt: 'one piece of music at a time',
  excerptMarks: [
    [4, 9],
    [13, 18],
  ],
};
