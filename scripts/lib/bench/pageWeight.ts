import {gzippedSize, sum} from '../sizes';
import {formatTable} from './formatTable';
import {namedFiles} from './namedFiles';

/** The sizes of a page and of the files that its HTML names, in bytes, gzipped. */
export interface NamedWeight {
  readonly html: number;
  readonly scripts: number;
  readonly styles: number;
}

export interface PageWeight extends NamedWeight {
  /** Everything that a browser loads for the page, including files that only its scripts request. */
  readonly loaded: number;
}

/**
 * @param read returns the content of an address of the site
 */
export function measureNamed(html: string, read: (address: string) => Buffer): NamedWeight {
  const {scripts, styles} = namedFiles(html);
  const together = (addresses: readonly string[]): number =>
    sum(addresses.map((address) => gzippedSize(read(address))));
  return {html: gzippedSize(Buffer.from(html)), scripts: together(scripts), styles: together(styles)};
}

/** The growth of the page in bytes, in the files that its HTML names or in everything it loads, whichever is more. */
export function growth(few: PageWeight, all: PageWeight): number {
  return Math.max(named(all) - named(few), all.loaded - few.loaded);
}

/** Both sizes side by side, and the difference, in bytes. */
export function formatWeights(titles: readonly [string, string], few: PageWeight, all: PageWeight): string {
  const row = (name: string, weight: (page: PageWeight) => number): readonly string[] => [
    name,
    ...[weight(few), weight(all), weight(all) - weight(few)].map(String),
  ];
  return formatTable([
    ['bytes, gzipped', ...titles, 'difference'],
    row('HTML', ({html}) => html),
    row('scripts it names', ({scripts}) => scripts),
    row('styles it names', ({styles}) => styles),
    row('together', named),
    row('all that Chromium loads', ({loaded}) => loaded),
  ]);
}

const named = ({html, scripts, styles}: PageWeight): number => html + scripts + styles;
