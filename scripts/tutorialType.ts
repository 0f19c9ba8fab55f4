import {compilePrograms} from './lib/compilePrograms';
import {counted} from 'api-model';
import {withDotnet} from './lib/dotnet';
import {rootDir} from './lib/paths';
import {readOptions} from './lib/readOptions';
import {typedTutorialPages} from './lib/typedTutorials';
import {typeTutorials} from './lib/typeTutorials';

/**
 * `npm run tutorial:type`: types the code of every tutorial page as a reader does, listing after listing, and compiles
 * the program at each checkpoint, warnings as errors. At the end of a page, the typed program must equal the one that
 * the page offers.
 * `-- --page part-3` types only the pages whose path contains these words.
 */

const {page: wanted} = readOptions('Usage: npm run tutorial:type [-- --page <part of a path>]', {
  page: {type: 'string', default: ''},
});
const pages = typedTutorialPages.filter((each) => each.pages.some((page) => page.includes(wanted)));
const {programs, problems} = await typeTutorials(pages, rootDir);
if (problems.length > 0) fail(problems, `${counted(problems.length, 'mistake')} in the listings`);
else console.log('Typing the listings produces the program of each page.');
await withDotnet('whether the tutorials compile as typed', async (dotnet) => {
  const errors = await compilePrograms(dotnet, programs);
  if (errors.length > 0) fail(errors, `${counted(errors.length, 'error')} in ${programs.length} checkpoints`);
  else console.log(`${programs.length} checkpoints compile as typed.`);
});

function fail(messages: readonly string[], summary: string): void {
  console.error(`${messages.join('\n')}\n\n${summary}.\n`);
  process.exitCode = 1;
}
