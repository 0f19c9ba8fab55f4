import type {Blockquote, Paragraph, RootContent, Text} from 'mdast';
import {alertKinds, type Alert, type AlertKind} from '../descriptions';
import {broken, type Problem} from '../problem';
import {positionOf} from './markdown';

const marker = /^\[!([A-Za-z]+)\][ \t]*(?:\n|$)/;

/** Turns block quotes that begin with `[!NOTE]`, `[!TIP]` or `[!WARNING]` into alerts. */
export function toAlerts(blocks: readonly RootContent[], file: string, problems: Problem[]): RootContent[] {
  return blocks.map((block) => (block.type === 'blockquote' ? toAlert(block, file, problems) : block));
}

function toAlert(quote: Blockquote, file: string, problems: Problem[]): RootContent {
  const [paragraph, ...rest] = quote.children;
  const text = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  if (paragraph?.type !== 'paragraph' || text?.type !== 'text') return quote;
  const found = marker.exec(text.value);
  if (!found) return quote;
  const kind = found[1]?.toLowerCase() ?? '';
  if (!isAlertKind(kind)) {
    const known = alertKinds.map((name) => `[!${name.toUpperCase()}]`).join(', ');
    problems.push(broken(positionOf(quote, file), `There is no alert "${found[0].trim()}". Known: ${known}.`));
    return quote;
  }
  const opening = withoutMarker(paragraph, text, found[0].length);
  const children = opening.children.length > 0 ? [opening, ...rest] : rest;
  if (children.length === 0) problems.push(broken(positionOf(quote, file), 'The alert is empty. Add its text.'));
  return {type: 'alert', kind, children, position: quote.position} satisfies Alert;
}

function isAlertKind(kind: string): kind is AlertKind {
  return (alertKinds as readonly string[]).includes(kind);
}

function withoutMarker(paragraph: Paragraph, text: Text, length: number): Paragraph {
  const value = text.value.slice(length).trimStart();
  const others = paragraph.children.slice(1);
  return {...paragraph, children: value === '' ? others : [{...text, value}, ...others]};
}
