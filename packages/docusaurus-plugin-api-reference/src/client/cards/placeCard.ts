/** A rectangle in the window, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly left: number;
  readonly top: number;
  /** Less than the card's height only if no position has room for it. */
  readonly maxHeight: number;
}

const gap = 6;
const margin = 8;

/**
 * Positions a card above the line it explains, so that the next lines stay readable. If there is no room, it is below the
 * line, then beside the line's text, then on the larger side with a limited height. The card never covers the line or
 * leaves the window.
 */
export function placeCard(token: Box, line: Box, card: Size, window: Size): Place {
  const left = between(token.left, margin, window.width - margin - card.width);
  const above = line.top - gap - margin;
  const below = window.height - margin - gap - line.bottom;
  const {height} = card;
  if (height <= above) return {left, top: line.top - gap - height, maxHeight: above};
  if (height <= below) return {left, top: line.bottom + gap, maxHeight: below};

  const full = window.height - 2 * margin;
  const beside = [line.right + gap, line.left - gap - card.width].find(
    (start) => height <= full && start >= margin && start + card.width <= window.width - margin,
  );
  if (beside !== undefined)
    return {left: beside, top: between(token.top, margin, window.height - margin - height), maxHeight: full};
  return above > below ? {left, top: margin, maxHeight: above} : {left, top: line.bottom + gap, maxHeight: below};
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
