import {expect, it} from 'vitest';
import {formatFigures} from './formatFigures';

it('shows each figure beside its limit and marks exceeded limits', () => {
  const figures = [
    {name: '/gallery: toggle', value: 140.4, slowest: 190, limit: 150},
    {name: '/gallery: key', value: 81, slowest: 90, limit: 80},
  ];
  expect(formatFigures(figures)).toBe(
    [
      '                  median ms  slowest  limit',
      '/gallery: toggle        140      190    150      ok',
      '/gallery: key            81       90     80  FAILED',
    ].join('\n'),
  );
});
