import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import type {SearchData} from '../../client/searchData';
import {focusBox} from '../../client/focusBox';
import {isApple} from '../../client/isApple';
import {shownVersion, startSearch} from '../../client/startSearch';
import './styles.css';
import type {Props as PanelProps} from './SearchPanel';

/**
 * The search box, the only part of the search that every page loads. It is a form that opens the search page. The first
 * pointer or focus on it loads the suggestions.
 */
export default function SearchBar(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {labels, version} = usePluginData('docusaurus-theme-search') as SearchData;
  const input = useRef<HTMLInputElement>(null);
  /** Null if loading failed. */
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>();

  const loadPanel = (): void => {
    const form = input.current?.form;
    if (!form || Panel) return;
    form.dataset['state'] = 'loading';
    import('./SearchPanel').then(
      ({default: SearchPanel}) => setPanel(() => SearchPanel),
      () => {
        form.dataset['state'] = 'idle';
        setPanel(null);
      },
    );
    startSearch(baseUrl, shownVersion() ?? version);
  };

  useEffect(() => {
    const box = input.current;
    if (!box || Panel !== undefined) return;
    if (box.nextSibling) box.nextSibling.textContent = labels[isApple() ? 0 : 1];
    // The reader may have used the box before hydration.
    if (box.value || box === document.activeElement) loadPanel();
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
        onPointerEnter={loadPanel}
        onFocus={loadPanel}
        onClick={loadPanel}
        onInput={loadPanel}
      />
      <kbd aria-hidden />
      {Panel ? (
        <Panel input={input} />
      ) : (
        Panel === null && (
          <p role="alert">
            Suggestions couldn’t be loaded. Press Enter to search.{' '}
            <button type="button" className="button button--outline button--primary" onClick={focusBox}>
              Retry
            </button>
          </p>
        )
      )}
    </form>
  );
}
