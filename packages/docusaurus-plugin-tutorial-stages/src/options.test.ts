import {expect, it} from 'vitest';
import {pathPages} from './options';
import {fixturePath} from './testing/fixtureTutorial';

it('lists the pages of the path, whose names are the progress keys', () => {
  expect(pathPages(fixturePath)).toEqual(['single', 'part-1-jump', 'part-2-land', 'part-2-run']);
});

it('rejects a path with a duplicate page', () => {
  const twice = {...fixturePath, sections: [...fixturePath.sections, ...fixturePath.sections.slice(0, 1)]};
  expect(() => pathPages(twice)).toThrow(`The page "single" is on the reader's path twice.`);
});
