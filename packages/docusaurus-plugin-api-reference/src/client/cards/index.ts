// Cards that explain names of the API. Loaded when a reader first points at or focuses one (explainNames.ts).
import {clickIdentifier, focusIdentifier, followScroll, pointAtIdentifier, pressAtIdentifier} from './identifierCards';

export const handlers = {
  pointerover: [pointAtIdentifier],
  focusin: [focusIdentifier],
  keydown: [pressAtIdentifier],
  click: [clickIdentifier],
  scroll: [followScroll],
};
