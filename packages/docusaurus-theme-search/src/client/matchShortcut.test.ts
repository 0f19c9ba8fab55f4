import {describe, expect, it} from 'vitest';
import {matchShortcut, type KeyPress} from './matchShortcut';

const press = (key: string, change: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: `Key${key.toUpperCase()}`,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  ...change,
});

describe('matchShortcut', () => {
  it('treats mod as Ctrl, or as Command on Apple devices', () => {
    const [ctrl, meta] = [press('k', {ctrlKey: true}), press('k', {metaKey: true})];
    expect([matchShortcut(ctrl, 'mod+k', false), matchShortcut(meta, 'mod+k', false)]).toEqual([true, false]);
    expect([matchShortcut(ctrl, 'mod+k', true), matchShortcut(meta, 'mod+k', true)]).toEqual([false, true]);
  });

  it.each([
    ['ctrl+shift+f', press('F', {ctrlKey: true, shiftKey: true})],
    ['shift+alt+f', press('F', {altKey: true, shiftKey: true})],
    ['meta+j', press('j', {metaKey: true})],
    ['/', press('/')],
    ['F2', press('F2')],
  ])('recognizes %s', (shortcut, event) => {
    expect(matchShortcut(event, shortcut, false)).toBe(true);
  });

  it.each([
    ['another key', press('j', {ctrlKey: true})],
    ['no modifier', press('k')],
    ['a modifier too many', press('k', {ctrlKey: true, altKey: true})],
    ['Shift beside it', press('K', {ctrlKey: true, shiftKey: true})],
    ['a word that is being composed', press('k', {ctrlKey: true, isComposing: true})],
  ])('does not treat %s as mod+k', (_, event) => {
    expect(matchShortcut(event, 'mod+k', false)).toBe(false);
  });

  it('matches the same physical key in another alphabet', () => {
    expect(matchShortcut(press('л', {ctrlKey: true, code: 'KeyK'}), 'mod+k', false)).toBe(true);
  });

  it('matches the printed letter in the same alphabet', () => {
    expect(matchShortcut(press('t', {ctrlKey: true, code: 'KeyK'}), 'mod+k', false)).toBe(false);
  });

  it('ignores autofill events, which have no key', () => {
    const filled = {...press('k'), key: undefined};
    expect(matchShortcut(filled, 'mod+k', false)).toBe(false);
  });

  it('matches a character that needs Shift on this keyboard', () => {
    expect(matchShortcut(press('/', {shiftKey: true}), '/', false)).toBe(true);
  });
});
