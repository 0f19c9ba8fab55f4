import {Children, isValidElement, useId, type ReactElement, type ReactNode} from 'react';

interface TabProps {
  readonly value: string;
  readonly label?: string;
  readonly children: ReactNode;
}

interface Props {
  readonly children: ReactNode;
  /** Tabs of one group are switched together, on every page. */
  readonly groupId?: string;
}

/**
 * Tabs as plain HTML with the first one selected; client/tabs.ts switches them. They work in articles that React does
 * not render in the browser, and add no JavaScript to the page.
 */
export default function Tabs({children, groupId}: Props): ReactNode {
  const id = useId();
  const tabs = Children.toArray(children).filter((child): child is ReactElement<TabProps> => isValidElement(child));
  return (
    <div className="tabs-container" data-tabs={groupId ?? ''}>
      <div role="tablist" className="tabs">
        {tabs.map(({props: {value, label}}, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}tab-${value}`}
            className="tabs__item"
            aria-controls={`${id}panel-${value}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            data-value={value}
          >
            {label ?? value}
          </button>
        ))}
      </div>
      {tabs.map(({props: {value, label, children: content}}, index) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}panel-${value}`}
          className="tab-panel"
          aria-labelledby={`${id}tab-${value}`}
          data-label={label ?? value}
          hidden={index !== 0}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
