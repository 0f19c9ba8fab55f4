import path from 'node:path';
import {findDotnet} from './lib/dotnet';
import {findBrowser} from './lib/findBrowser';
import {runSteps} from './lib/runSteps';
import {steps} from './lib/steps';

const browser = await findBrowser();
console.log(`Browser: ${browser}`);
await runSteps(steps, {CHROMIUM_PATH: browser, ...pathWith(await findDotnet())});

/** Lets every step find a dotnet that was installed for these tests. */
function pathWith(dotnet: string | undefined): Readonly<Record<string, string>> {
  if (dotnet === undefined || !path.isAbsolute(dotnet)) return {};
  return {PATH: [path.dirname(dotnet), process.env['PATH']].join(path.delimiter)};
}
