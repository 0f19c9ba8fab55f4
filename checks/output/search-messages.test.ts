import {attribute, elementsIn, textOf} from 'markup';
import {expect, it} from 'vitest';
import {buildDir} from '../../scripts/lib/paths';
import {loadSearch} from '../../scripts/lib/relevance/loadSearch';
import {elementsOf} from './support/document';

/** How many hits a reader sees without scrolling. */
const seen = 4;

const index = '/docs/guides/troubleshooting/common-issues';
/** This entry says which of the migration pages has the fix. */
const upgrade = '/docs/guides/troubleshooting/installing-and-upgrading#the-code-no-longer-compiles-after-an-upgrade';
const migrations = ['2.5.11', '2.6.0'].map((to) => `/docs/guides/developing/migrating-to-${to}#when-the-build-fails`);

const build = process.env['SITE_DIR'] ?? buildDir;
const engine = loadSearch({build, version: undefined, isCold: false});

/** The rows of the tables of messages: a message, and the entries about it. */
const rows = elementsOf(`${index.slice(1)}/index.html`)
  .filter(({tagName}) => tagName === 'tr')
  .flatMap((row) => {
    const [message, entries] = elementsIn(row).filter(({tagName}) => tagName === 'td');
    if (!message || !entries || !elementsIn(message).some(({tagName}) => tagName === 'code')) return [];
    const links = elementsIn(entries).filter(({tagName}) => tagName === 'a');
    return [[textOf(message), links.map((link) => attribute(link, 'href') ?? '')] as const];
  });

/** A message that the search takes for the member that it names. */
const startsWithMember = 'CCNode#scale. ScaleX != ScaleY.';

it('has messages to search for', () => {
  expect(rows.length).toBeGreaterThanOrEqual(41);
});

it.each(rows.filter(([message]) => message !== startsWithMember))(
  'finds an entry about the message %j',
  (message, entries) => {
    const {hits} = engine.search({query: message, offset: 0, limit: seen});
    const found = hits.map(({u, h}) => `${u}${h}`);
    const answers = entries.includes(upgrade) ? [...entries, ...migrations] : entries;
    expect(
      found.some((place) => answers.includes(place)),
      `One of ${answers.join(', ')} in ${found.join(', ')}`,
    ).toBe(true);
  },
);
