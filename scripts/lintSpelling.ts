import {run} from './lib/run';
import {stop} from './lib/stop';

/** `npm run lint:spelling`: cspell, and what to do about the words that it doesn't know. */
const cache = ['--cache', '--cache-location', 'node_modules/.cache/cspell'];
const command = ['npx', '--no-install', 'cspell', 'lint', '--no-progress', '--dot', ...cache] as const;
const {exitCode} = await run([...command, ...process.argv.slice(2)]);
if (exitCode !== 0) stop('Correct these words, or add the ones that are correct to project-words.txt.');
