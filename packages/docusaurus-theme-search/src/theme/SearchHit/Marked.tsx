import type {ReactNode} from 'react';
import type {Mark} from 'search-engine';
import {markedParts} from './markedParts';

interface Props {
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** A text with marked ranges. */
export function Marked({text, marks}: Props): ReactNode {
  return markedParts(text, marks).map(({start, text: part, isMarked}) =>
    isMarked ? <mark key={start}>{part}</mark> : <span key={start}>{part}</span>,
  );
}
