import vm from 'node:vm';
import {expect, test} from 'vitest';
import {shortcutScript} from './shortcutScript';

/** Runs the script as a page does, with nothing around it, and returns what a key press does. */
function pageWith(shortcut: string) {
  const done: string[] = [];
  let listen: (event: object) => void = () => undefined;
  const box = {focus: () => done.push('focus'), select: () => done.push('select'), click: () => done.push('click')};
  vm.runInNewContext(shortcutScript(shortcut), {
    navigator: {userAgent: 'Linux'},
    document: {
      querySelector: () => box,
      addEventListener: (_type: string, listener: (event: object) => void) => (listen = listener),
    },
  });
  return (press: {key: string; ctrlKey?: boolean}, isInText = false): readonly string[] => {
    done.length = 0;
    listen({
      code: '',
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      shiftKey: false,
      isComposing: false,
      target: {matches: () => isInText},
      preventDefault: () => done.push('preventDefault'),
      ...press,
    });
    return [...done];
  };
}

const opened = ['focus', 'select', 'click', 'preventDefault'];

test('the script depends only on the page', () => {
  expect(pageWith('mod+k')({key: 'k', ctrlKey: true})).toEqual(opened);
  expect(pageWith('mod+k')({key: 'k'})).toEqual([]);
});

test('a slash focuses the box, but not within a text field', () => {
  const press = pageWith('mod+k');
  expect(press({key: '/'})).toEqual(opened);
  expect(press({key: '/'}, true)).toEqual([]);
});

test('the shortcut comes from the options', () => {
  const press = pageWith('ctrl+f');
  expect(press({key: 'f', ctrlKey: true}, true)).toEqual(opened);
  expect(press({key: 'k', ctrlKey: true})).toEqual([]);
});
