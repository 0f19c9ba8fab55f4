import fs from 'node:fs';
import path from 'node:path';
import {gzippedSize, sum} from '../sizes';
import type {Weights} from './budgets';

/** The pages with the largest HTML. */
const heavyPages = ['/docs/api/cocos2d', '/docs/api/cocos2d.ccnode', '/docs/api/gallery'];

/** Each has all posts in full. */
const feeds = ['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json'];

/** Measures sizes in the files of a built site; text is gzipped. */
export function measureBuild(buildDir: string): Weights {
  const filesIn = (folder: string, ending: RegExp): readonly string[] =>
    fs
      .readdirSync(path.join(buildDir, folder))
      .filter((file) => ending.test(file))
      .map((file) => path.join(buildDir, folder, file));
  const loops = filesIn('captures', /\.webm$/).map(sizeOf);
  const pictures = filesIn('captures', /\.webp$/).map(sizeOf);
  const captures = filesIn('captures', /\.(?:webm|mp4|webp)$/).map(sizeOf);
  return {
    ...Object.fromEntries(
      heavyPages.map((page) => [`HTML of ${page}`, gzippedFile(path.join(buildDir, page, 'index.html'))]),
    ),
    ...Object.fromEntries(feeds.map((feed) => [`feed ${feed}`, gzippedFile(path.join(buildDir, feed))])),
    'loops and pictures together': sum(captures),
    'WebM loops': sum(loops),
    'loop, on average': Math.round(sum(loops) / loops.length),
    'largest capture picture': Math.max(...pictures),
    'search index': sum(filesIn('search/current', /\.json$/).map(gzippedFile)),
    'first lane of the search index': sum(filesIn('search/current', /^first\..*\.json$/).map(gzippedFile)),
    'largest card file': Math.max(...filesIn('docs/api/cards', /\.json$/).map(gzippedFile)),
  };
}

const sizeOf = (file: string): number => fs.statSync(file).size;
const gzippedFile = (file: string): number => gzippedSize(fs.readFileSync(file));
