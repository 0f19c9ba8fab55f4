import {createRequire} from 'node:module';
import path from 'node:path';
import {acceptThemeComponents, brokenContract} from 'docusaurus-internals/contract';
import {rootDir} from './lib/paths';
import {readOptions} from './lib/readOptions';
import {stop} from './lib/stop';

/**
 * `npm run docusaurus:contract`: checks that Docusaurus still has the undocumented parts that the project relies on.
 * `-- --in <folder>` checks the release installed there, before an upgrade. `-- --accept` records the theme's current
 * components, after you have compared them with ours.
 */
const values = readOptions('Usage: npm run docusaurus:contract -- [--in <folder>] [--accept]', {
  in: {type: 'string'},
  accept: {type: 'boolean', default: false},
});
const folder = path.resolve(values.in ?? path.join(rootDir, 'website'));
if (values.accept) acceptThemeComponents(createRequire(path.join(folder, 'package.json')), rootDir);
const problems = await brokenContract(folder, rootDir);
if (problems.length > 0) stop(...problems);
console.log('Docusaurus has everything that the project relies on.');
