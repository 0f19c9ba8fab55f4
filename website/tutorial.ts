import path from 'node:path';
import type {CodeFigureOptions} from 'docusaurus-plugin-code-samples/figure';
import type {TutorialOptions} from 'docusaurus-plugin-tutorial-stages';

/** The platformer tutorial: its parts in order, each with the program that it ends with. */
export function platformerTutorial(samples: CodeFigureOptions): TutorialOptions {
  return {
    name: 'Platformer',
    parts: [
      {name: 'Part1', folder: 'samples/Platformer/Part1', page: 'part-1-setup'},
      {name: 'Part2', folder: 'samples/Platformer/Part2', page: 'part-2-physics'},
      {name: 'Part3', folder: 'samples/Platformer/Part3', page: 'part-3-player'},
      {name: 'Part4', folder: 'samples/Platformer/Part4', page: 'part-4-platforms'},
      {name: 'Part5', folder: 'samples/Platformer/Part5', page: 'part-5-mechanics'},
    ],
    pagesDir: path.resolve(__dirname, 'docs/tutorials/platformer-tutorial'),
    address: '/docs/tutorials/platformer-tutorial/',
    extraFiles: [
      {from: 'LICENSE', to: 'LICENSE'},
      // The letters of the bitmap fonts come from Fredoka.
      {from: 'samples/Content/platformer/fonts/LICENSE.txt', to: 'Content/fonts/LICENSE.txt'},
    ],
    samples,
  };
}
