import fs from 'node:fs';
import path from 'node:path';
import type {EasingCurves} from 'docusaurus-plugin-captures/curves';
import {dotnetEnvironment} from '../dotnet';
import {run} from '../run';
import {hostProject, type CaptureRun} from './runCapture';

/** Repository path of the committed curves. */
export const easingCurvesFile = 'api/easing-curves.json';

/** Writes the curves that the built capture host produces. Throws an Error with its output if it fails. */
export async function writeEasingCurves({dotnet, rootDir, outputOf}: CaptureRun, engine: string): Promise<void> {
  const host = outputOf(hostProject);
  const raw = path.join(host, 'curves.json');
  const {exitCode, output} = await run([dotnet, path.join(host, 'Capture.dll'), '--curves', raw], {
    quiet: true,
    env: dotnetEnvironment,
  });
  if (exitCode !== 0) throw new Error(`The capture host ended with exit code ${exitCode}:\n${output}`);
  const curves = JSON.parse(fs.readFileSync(raw, 'utf8')) as EasingCurves['curves'];
  fs.writeFileSync(path.join(rootDir, easingCurvesFile), formatted({engine, curves}));
}

/** Formats JSON with a line for each curve. */
function formatted({engine, curves}: EasingCurves): string {
  const lines = Object.entries(curves).map(([type, curve]) => `    ${JSON.stringify(type)}: ${JSON.stringify(curve)}`);
  return `{\n  "engine": ${JSON.stringify(engine)},\n  "curves": {\n${lines.join(',\n')}\n  }\n}\n`;
}
