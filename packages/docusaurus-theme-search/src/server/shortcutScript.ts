import {focusBox} from '../client/focusBox';
import {isApple} from '../client/isApple';
import {listenForShortcut} from '../client/listenForShortcut';
import {matchShortcut} from '../client/matchShortcut';

/**
 * Returns the inline script that focuses the search box. It is part of the HTML because a reader may press the shortcut
 * before any other script has arrived, when the browser would otherwise open its own search.
 */
export const shortcutScript = (shortcut: string): string =>
  `(${listenForShortcut.toString()})(${JSON.stringify(shortcut)}, (${isApple.toString()})(), ${matchShortcut.toString()}, ${focusBox.toString()});`;
