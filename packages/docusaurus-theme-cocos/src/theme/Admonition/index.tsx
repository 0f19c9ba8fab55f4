import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ReactNode} from 'react';

interface Props {
  readonly type: string;
  readonly title?: ReactNode;
  readonly className?: string;
  readonly children?: ReactNode;
}

interface Kind {
  readonly title: string;
  /** Infima's class, which css/content.css colors. */
  readonly style: string;
}

const note: Kind = {title: 'Note', style: 'alert--secondary'};

const kinds: Readonly<Record<string, Kind>> = {
  note,
  info: {title: 'Info', style: 'alert--info'},
  tip: {title: 'Tip', style: 'alert--success'},
  warning: {title: 'Warning', style: 'alert--warning'},
  danger: {title: 'Danger', style: 'alert--danger'},
};

/** A box with a title, like theme-classic's but without its five icons, which would be in every page's JavaScript. */
export default function Admonition({type, title, className, children}: Props): ReactNode {
  const kind = kinds[type] ?? note;
  return (
    <div className={clsx(ThemeClassNames.common.admonition, 'alert', kind.style, className)}>
      <p className="alert__title">{title ?? kind.title}</p>
      {children}
    </div>
  );
}
