// Client module: keys that focus the search box. It listens as soon as its script runs, before React hydrates the page;
// the box then already has the focus, and its panel opens as soon as it can.
// cspell:ignore contenteditable
import globalData from 'docusaurus-internals/globalData';
import {matchShortcut} from './matchShortcut';
import type {SearchData} from './searchData';

/** Focuses the box and opens its panel, even if the box already has the focus. Returns false if the page has no box. */
export function focusBox(): boolean {
  const box = document.querySelector<HTMLInputElement>('.search input');
  box?.focus();
  box?.select();
  box?.click();
  return !!box;
}

export const isApple = (): boolean => navigator.userAgent.includes('Mac OS');

function press(event: KeyboardEvent): void {
  const {shortcut} = globalData['docusaurus-theme-search']?.['default'] as SearchData;
  const isInText = (event.target as Element).matches('input,textarea,select,[contenteditable]');
  const isShortcut = matchShortcut(event, shortcut, isApple()) || (!isInText && matchShortcut(event, '/', isApple()));
  if (isShortcut && focusBox()) event.preventDefault();
}

// Client modules also run while pages are rendered on the server.
if (typeof document !== 'undefined') document.addEventListener('keydown', press);
