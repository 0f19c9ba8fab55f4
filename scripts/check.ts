import {runSteps} from './lib/runSteps';
import {steps} from './lib/steps';

/** `npm run check`: runs the checks of words and code that need no build, browser or .NET. */
const names = ['Types', 'Lint', 'Imports', 'Format', 'Markdown', 'Spelling', 'Words', 'Unit tests', 'API words'];

await runSteps(
  steps.filter(({name}) => names.includes(name)),
  {},
);
