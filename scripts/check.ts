/** `npm run check`: runs the checks of words and code that need no build, browser or .NET. */
import {runSteps} from './lib/runSteps';
import {checkSteps, steps} from './lib/steps';

const names: readonly string[] = checkSteps;

await runSteps(
  steps.filter(({name}) => names.includes(name)),
  {},
);
