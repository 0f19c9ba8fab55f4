import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {breakableLabel} from './breakableLabel';

test('a long name may break after dots and underscores', () => {
  expect(renderToStaticMarkup(<b>{breakableLabel('cocos2d.actions.action_intervals')}</b>)).toBe(
    '<b>cocos2d.<wbr/>actions.<wbr/>action_<wbr/>intervals</b>',
  );
});

test('the label is the plain name when used as text', () => {
  const label = breakableLabel('cocos2d.actions.action_intervals');
  expect(['Expand ', label].join('')).toBe('Expand cocos2d.actions.action_intervals');
  expect(JSON.stringify({name: label})).toBe('{"name":"cocos2d.actions.action_intervals"}');
});

test('a short name stays as it is', () => {
  expect(breakableLabel('Box2D.Common')).toBe('Box2D.Common');
});
