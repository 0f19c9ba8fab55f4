import {breakName, fittingCharacters} from 'api-model';
import {Fragment, type ReactNode} from 'react';

interface Props {
  readonly children: string;
  /** The place of the name. Headings and tables have less room than prose and code. */
  readonly place?: keyof typeof fittingCharacters;
}

/** A name that may only break at capitals and dots. Copying and searching see the plain name. */
export default function BreakableName({children, place = 'prose'}: Props): ReactNode {
  return breakName(children, fittingCharacters[place]).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
