import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {installCommand} from './onDemandPackages';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'on-demand-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

function install(versions: Readonly<Record<string, string>>): string {
  const modules = fs.mkdtempSync(path.join(folder, 'node_modules-'));
  for (const [name, version] of Object.entries(versions)) {
    fs.mkdirSync(path.join(modules, name), {recursive: true});
    fs.writeFileSync(path.join(modules, name, 'package.json'), JSON.stringify({name, version}));
  }
  return modules;
}

describe('installCommand', () => {
  const packages = {'@scope/font': '5.3.0', subset: '2.4.0'};
  const npmInstall = ['npm', 'install', '--no-save', '--no-audit', '--no-fund'];
  const all = [...npmInstall, '@scope/font@5.3.0', 'subset@2.4.0'];

  it('is undefined if all packages are installed', () => {
    expect(installCommand(packages, install(packages))).toBeUndefined();
  });

  it.each([
    ['nothing is installed', {}],
    ['one package is missing', {subset: '2.4.0'}],
    ['one package has another version', {...packages, subset: '2.3.0'}],
  ])('installs all packages at their versions if %s', (_what, installed) => {
    expect(installCommand(packages, install(installed))).toEqual(all);
  });
});
