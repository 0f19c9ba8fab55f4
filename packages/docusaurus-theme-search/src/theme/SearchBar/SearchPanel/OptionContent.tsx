import type {MouseEvent, ReactNode} from 'react';
import {removePage, removeSearch, type Recent} from '../../../client/recent';
import {HitContent} from './HitContent';
import {Icon} from './Icon';
import type {PanelOption} from './panelOptions';

interface Props {
  readonly option: PanelOption;
  readonly forget: (change: (recent: Recent) => Recent) => void;
}

export function OptionContent({option, forget}: Props): ReactNode {
  switch (option.type) {
    case 'hit':
      return <HitContent hit={option.hit} />;
    case 'all':
      return option.label;
    case 'search':
      return (
        <>
          <Icon name="recent" />
          <span className="panel-title">{option.query}</span>
          <Remove onRemove={() => forget((recent) => removeSearch(recent, option.query))} />
        </>
      );
    case 'page':
      return (
        <>
          <Icon name="recent" />
          <span className="panel-title">{option.title}</span>
          <span className="panel-place">{option.place}</span>
          <Remove onRemove={() => forget((recent) => removePage(recent, option.href))} />
        </>
      );
  }
}

/** A remove button for mouse and touch only, because an option must not contain controls. On a keyboard, Delete does it. */
function Remove({onRemove}: {readonly onRemove: () => void}): ReactNode {
  const remove = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    onRemove();
  };
  return (
    <span className="panel-remove" aria-hidden title="Remove" onClick={remove}>
      ×
    </span>
  );
}
