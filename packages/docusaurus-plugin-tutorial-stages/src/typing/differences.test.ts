import {expect, it} from 'vitest';
import {differences} from './differences';

const files = (entries: Readonly<Record<string, string>>) =>
  new Map(Object.entries(entries).map(([file, text]) => [file, text.split('\n')]));

it('finds nothing if all files are identical', () => {
  expect(differences(files({'A.cs': 'a\nb'}), files({'A.cs': 'a\nb'}))).toEqual([]);
});

it('lists each file that differs with the first different line', () => {
  expect(
    differences(
      files({'A.cs': 'a\n  b', 'B.cs': 'b', 'C.cs': 'a'}),
      files({'A.cs': 'a\n', 'B.cs': 'b\nc', 'D.cs': ''}),
    ),
  ).toEqual([
    'A.cs:2: as typed, the line is "b", but should be empty.',
    'B.cs:2: as typed, the line is past the end of the file, but should be "c".',
    "C.cs: the page shows this file, but the part's program doesn't have it.",
    'D.cs: the page never shows this file.',
  ]);
});
