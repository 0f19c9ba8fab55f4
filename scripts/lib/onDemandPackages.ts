import fs from 'node:fs';
import path from 'node:path';
import {rootDir} from './paths';
import {run} from './run';

// cspell:ignore fontverter harfbuzzjs wawoff

type Versions = Readonly<Record<string, string>>;

/**
 * Packages that a few commands install when they need them, by what they are for. No package.json has them, because
 * every other command would install them, too. Packages of these packages are listed where they decide what is written.
 */
export const onDemandPackages = {
  font: {'@fontsource/fredoka': '5.3.0'},
  fontSubset: {'subset-font': '2.4.0', fontverter: '2.0.0', harfbuzzjs: '0.4.15', wawoff2: '2.0.1'},
  /** npm's lock file lacks parts of it for other systems, so `npm ci` refuses it. */
  otherSearch: {'@easyops-cn/docusaurus-search-local': '0.55.3'},
} as const satisfies Readonly<Record<string, Versions>>;

/** @throws Error if npm can't install them */
export async function installOnDemand(packages: Versions): Promise<void> {
  const command = installCommand(packages, path.join(rootDir, 'node_modules'));
  if (command === undefined) return;
  const {exitCode} = await run(command);
  if (exitCode !== 0)
    throw new Error(`${Object.keys(packages).join(', ')} could not be installed (exit code ${exitCode}).`);
}

/** The command that installs packages; undefined if all of them are in this node_modules folder. */
export function installCommand(packages: Versions, modulesDir: string): readonly [string, ...string[]] | undefined {
  const versions = Object.entries(packages);
  if (versions.every(([name, version]) => installedVersion(path.join(modulesDir, name)) === version)) return undefined;
  return [
    ...(['npm', 'install', '--no-save', '--no-audit', '--no-fund'] as const),
    // All of them, because npm removes packages that are neither named nor saved.
    ...versions.map(([name, version]) => `${name}@${version}`),
  ];
}

function installedVersion(dir: string): string | undefined {
  const file = path.join(dir, 'package.json');
  if (!fs.existsSync(file)) return undefined;
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as {readonly version: string}).version;
}
