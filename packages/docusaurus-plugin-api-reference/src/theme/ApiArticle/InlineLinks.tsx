import {Fragment, type ReactNode} from 'react';
import type {Link} from '../../view';
import ApiLink from './ApiLink';

/** Links within a line of text. */
export default function InlineLinks({links}: {readonly links: readonly (Link | string)[]}): ReactNode {
  return links.map((link, index) => (
    <Fragment key={index}>
      {index > 0 && ', '}
      <ApiLink to={link} />
    </Fragment>
  ));
}
