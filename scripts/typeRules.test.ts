import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import {expect, test} from 'vitest';
import {rootDir} from './lib/paths';

/** Rules that need types and that .oxlintrc.json leaves out. */
const leftOut = [
  // Keys that only exist by index signature are read with brackets, so that a typo shows.
  'dot-notation',
  // Oxlint doesn't have it.
  'no-unsafe-class-instance-assignment',
  // Oxlint also reports methods that return another instance of their class.
  'prefer-return-this-type',
];

test('oxlint checks the strict and stylistic rules of typescript-eslint that need types', () => {
  expect(oxlintRules()).toEqual(rulesThatNeedTypes().filter((name) => !leftOut.includes(name)));
});

test('each excluded rule exists', () => {
  expect(rulesThatNeedTypes()).toEqual(expect.arrayContaining(leftOut));
});

function oxlintRules(): readonly string[] {
  const file = path.join(rootDir, '.oxlintrc.json');
  const {config} = ts.parseConfigFileTextToJson(file, fs.readFileSync(file, 'utf8')) as {
    readonly config: {readonly overrides: readonly {readonly rules: Readonly<Record<string, unknown>>}[]};
  };
  return config.overrides
    .flatMap(({rules}) => Object.keys(rules))
    .map((name) => name.replace('typescript/', ''))
    .sort();
}

function rulesThatNeedTypes(): readonly string[] {
  const {strictTypeChecked, stylisticTypeChecked, disableTypeChecked} = tseslint.configs;
  const needTypes = disableTypeChecked.rules ?? {};
  const levels = Object.assign(
    {},
    ...[...strictTypeChecked, ...stylisticTypeChecked].map(({rules}) => rules),
  ) as object;
  return Object.entries(levels)
    .filter(([name, level]) => level !== 'off' && name.startsWith('@typescript-eslint/') && name in needTypes)
    .map(([name]) => name.replace('@typescript-eslint/', ''))
    .sort();
}
