import {isPlainClick} from 'docusaurus-internals/plainClick';
import {memo, useEffect, useRef, type MouseEvent, type PointerEvent, type ReactNode, type RefObject} from 'react';
import {listId, optionId} from './boxAttributes';
import {OptionContent} from './OptionContent';
import type {PanelOption, PanelSection} from './panelOptions';
import type {Panel} from './usePanel';

interface Props {
  readonly panel: Panel;
}

/** The list of options. Renders only when the options or the active one change, not on every key press. */
export function OptionList({panel}: Props): ReactNode {
  const latest = useRef(panel);
  useEffect(() => {
    latest.current = panel;
  });
  return <List sections={panel.sections} active={panel.active} panel={latest} />;
}

interface ListProps {
  readonly sections: readonly PanelSection[];
  readonly active: string | undefined;
  /** The latest panel, which handles the options' events. */
  readonly panel: RefObject<Panel>;
}

/** Follows ARIA's combobox pattern, in which the focus stays in the box. */
const List = memo(function List({sections, active, panel}: ListProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const isScrolled = useRef(false);
  useEffect(() => {
    const option = list.current?.querySelector('[aria-selected=true]');
    // Scrolling forces a layout, so skip it in the usual case: a list at its top whose first option is active.
    if (isScrolled.current || option?.id !== optionId(0)) option?.scrollIntoView({block: 'nearest'});
  }, [active]);
  const starts = sections.map((section, at) =>
    sections.slice(0, at).reduce((sum, {options}) => sum + options.length, 0),
  );
  return (
    <div
      ref={list}
      id={listId}
      className="panel-list"
      role="listbox"
      aria-label="Suggestions"
      tabIndex={-1}
      onScroll={() => {
        isScrolled.current = true;
      }}
      // The box keeps the focus, so a phone's keyboard stays open.
      onMouseDown={(event) => event.preventDefault()}
    >
      {sections.map((section, at) => (
        <Section key={section.label} section={section} start={starts[at] ?? 0} active={active} panel={panel} />
      ))}
    </div>
  );
});

interface SectionProps extends Pick<ListProps, 'active' | 'panel'> {
  readonly section: PanelSection;
  /** How many options come before it. */
  readonly start: number;
}

function Section({section, start, active, panel}: SectionProps): ReactNode {
  const {label, options} = section;
  const isQuiet = options.every(({type}) => type === 'all') || label === 'Suggestions';
  return (
    <div role="group" aria-label={label} className="panel-group" data-type={options[0]?.type}>
      {!isQuiet && (
        <div className="panel-label" aria-hidden>
          {label}
        </div>
      )}
      {options.map((option, index) => (
        // The keys are positions, because updating an option is cheaper than creating one.
        <Option key={index} option={option} index={start + index} isActive={option.key === active} panel={panel} />
      ))}
    </div>
  );
}

interface OptionProps extends Pick<ListProps, 'panel'> {
  readonly option: PanelOption;
  readonly index: number;
  readonly isActive: boolean;
}

function Option({option, index, isActive, panel}: OptionProps): ReactNode {
  const click = (event: MouseEvent): void => {
    if (isPlainClick(event)) {
      event.preventDefault();
      panel.current.open(option);
    } else panel.current.remember(option);
  };
  // When the list changes under a resting pointer, the reader has not pointed at an option.
  const point = ({movementX, movementY}: PointerEvent): void => {
    if (!isActive && (movementX !== 0 || movementY !== 0)) panel.current.choose(option.key);
  };
  return (
    // The box, which has the focus, handles the keys.
    <a
      id={optionId(index)}
      className="panel-option"
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={option.href}
      onClick={click}
      onAuxClick={() => panel.current.remember(option)}
      onPointerMove={point}
    >
      <OptionContent option={option} forget={(change) => panel.current.forget(change)} />
    </a>
  );
}
