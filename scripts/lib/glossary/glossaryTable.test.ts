import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {rootDir} from '../paths';
import {glossaryTable} from './glossaryTable';
import {readGlossary} from './readGlossary';

it('has a row for each term, in the order of the glossary', () => {
  const terms = [
    {idea: 'what the director runs', write: 'scene', avoid: 'stage'},
    {idea: 'a page of a tutorial', write: 'part'},
  ];
  expect(glossaryTable(terms)).toBe(
    [
      '| For | Write | Not |',
      '| --- | --- | --- |',
      '| what the director runs | scene | stage |',
      '| a page of a tutorial | part | |',
    ].join('\n'),
  );
});

it('is in CONTRIBUTING.md as glossary.yaml has it', () => {
  const read = (file: string): string => fs.readFileSync(path.join(rootDir, file), 'utf8');
  expect(read('CONTRIBUTING.md')).toContain(`\n\n${glossaryTable(readGlossary(read('glossary.yaml')).terms)}\n\n`);
});
