import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {matchShortcut} from '../../client/matchShortcut';
import type {SearchData} from '../../client/searchData';
import {shownVersion, startSearch} from '../../client/startSearch';
import './styles.css';
import type {Props as PanelProps} from './SearchPanel';

/**
 * The search box: all that a page pays for the search until it is reached for. It is a form that leads to the search
 * page; its suggestions, and what they need, are asked for by the first pointer or focus that comes near.
 */
export default function SearchBar(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {shortcut, labels, version} = usePluginData('docusaurus-theme-search') as SearchData;
  const input = useRef<HTMLInputElement>(null);
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();

  const wake = (): void => {
    const box = input.current;
    const form = box?.form;
    if (!form || Panel) return;
    form.dataset['state'] = 'loading';
    import('./SearchPanel').then(
      ({default: SearchPanel}) => setPanel(() => SearchPanel),
      () => {
        form.dataset['state'] = 'idle';
        box.setCustomValidity('Suggestions could not be loaded. Press Enter to search.');
        box.reportValidity();
      },
    );
    startSearch(baseUrl, shownVersion() ?? version);
  };

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    const isApple = navigator.userAgent.includes('Mac OS');
    if (box.nextSibling) box.nextSibling.textContent = labels[isApple ? 0 : 1];
    // What was typed before React came.
    if (box.value || box === document.activeElement) wake();
    const press = (event: KeyboardEvent): void => {
      const isInText = (event.target as Element).matches('input,textarea,select,[contenteditable]');
      if (!matchShortcut(event, shortcut, isApple) && (isInText || !matchShortcut(event, '/', isApple))) return;
      event.preventDefault();
      box.focus();
      box.select();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });

  return (
    <form className="search" role="search" action={`${baseUrl}search/`} noValidate data-state="idle">
      <input
        ref={input}
        type="search"
        name="q"
        // eslint-disable-next-line jsx-a11y/role-has-required-aria-props -- aria-controls comes with the list
        role="combobox"
        aria-expanded={false}
        aria-label="Search"
        placeholder="Search"
        autoComplete="off"
        autoCapitalize="off"
        onPointerEnter={wake}
        onFocus={wake}
      />
      <kbd aria-hidden />
      {Panel && <Panel input={input} />}
    </form>
  );
}
