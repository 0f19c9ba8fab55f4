// cspell:ignore dblclick domcontentloaded framenavigated networkidle
/** A code pattern that ESLint's `no-restricted-syntax` refuses. */
interface RefusedForm {
  readonly selector: string;
  readonly message: string;
}

/** The place of a name in a selector, for both `page.goto` and `page['goto']`. */
const isNamed = (place: string, pattern: string): string =>
  `:matches([${place}.name=${pattern}], [${place}.value=${pattern}])`;
/** Calls of a method. */
const method = (names: string): string => `CallExpression${isNamed('callee.property', `/^(?:${names})$/`)}`;

/** `history` and `window.history`. */
const ofHistory = ':matches([callee.object.name="history"], [callee.object.property.name="history"])';
const ofLocation = ':matches([callee.object.name="location"], [callee.object.property.name="location"])';
const ofElement = ':not([callee.object.property.name=/^(?:mouse|touchscreen)$/])';
const location = ['left.name', 'left.object.name', 'left.property.name', 'left.object.property.name'].map(
  (place) => `AssignmentExpression[${place}="location"]`,
);
/** Within the page, elements click at once. */
const outsideThePage = `:not(${method('evaluate|evaluateAll|evaluateHandle|addInitScript')} *)`;

/**
 * Calls that journeys must not use, because the page has not settled by then. Use the functions of
 * e2e/support/settled.ts.
 */
export const bareForms: readonly RefusedForm[] = [
  {
    selector: method('goto'),
    message: 'Use open (or openAtOnce): it waits until the page has settled.',
  },
  {
    selector: method('goBack|goForward|reload'),
    message: 'Use goBack, goForward and reload from e2e/support/settled.ts: they wait until the page has settled.',
  },
  {
    selector: [
      `${method('back|forward|go|pushState|replaceState')}${ofHistory}`,
      `${method('assign|replace')}${ofLocation}`,
      'NewExpression[callee.name=/^(?:PopStateEvent|HashChangeEvent)$/]',
      ...location,
    ].join(', '),
    message: 'Use navigate, writeHash or goBackAtOnce: they wait until the previous page has settled.',
  },
  {
    selector: `${method('press|pressSequentially')}, CallExpression${isNamed('callee.object.property', '"keyboard"')}`,
    message: 'Use press and type (or pressAtOnce): the page may not have loaded the code that handles the key yet.',
  },
  {
    selector: [
      `${method('click|dblclick|tap|check|uncheck|setChecked')}${ofElement}${outsideThePage}`,
      `${method('dispatchEvent')}${outsideThePage}`,
    ].join(', '),
    message: 'Use click and tap (or clickAtOnce and tapAtOnce): they wait until the element no longer moves.',
  },
  {
    selector: `${method('wheel')}[callee.object.property.name="mouse"]`,
    message: 'Use wheel (or wheelTo): they wait until the browser has painted the page where it has scrolled to.',
  },
  {
    selector: method('toHaveURL|waitForURL|waitForNavigation'),
    message: 'Use expectShown (or expectLeft, expectAddress, expectLoaded): the address changes before the page does.',
  },
  {
    selector: `${method('waitForEvent')}[arguments.0.value=/^(?:popup|framenavigated|load|domcontentloaded)$/]`,
    message: 'Wait for the tab (context.waitForEvent("page")) and use expectShown: the event comes before the page.',
  },
  {
    selector: `${method('waitForLoadState')}, Literal[value="networkidle"]`,
    message: 'Use settled or requestsDone: the page reports when it is done, so no pause is needed.',
  },
  {
    selector: [
      method('waitForTimeout'),
      'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"]',
      'ImportDeclaration[source.value=/^(?:node:)?timers\\u002Fpromises$/]',
    ].join(', '),
    message: 'Wait for a condition, not for a time. To check that nothing happens, use stopClock and page.clock.',
  },
];

/** Methods that read one value from the page. */
export const readers =
  'textContent|innerText|innerHTML|getAttribute|inputValue|isVisible|isHidden|isChecked|isEnabled|isDisabled|' +
  'isEditable|count|title|allTextContents|allInnerTexts|boundingBox|evaluate|evaluateAll';

/** `expect` and `expect.soft`. */
const expectation = 'CallExpression:matches([callee.name="expect"], [callee.object.name="expect"])';

/** Expressions that read a value once although it may still change. */
export const singleReads: readonly RefusedForm[] = [
  {
    // Requests, responses and workers keep their address.
    selector: `${method('url')}[arguments.length=0]:not([callee.object.name=/^(?:request|response|worker)$/]):not([callee.object.callee.property.name="request"])`,
    message: 'Use expectShown, or poll.',
  },
  {
    selector: `${expectation} AwaitExpression:not(${expectation} > :function AwaitExpression) > ${method(readers)}`,
    message:
      'This reads a value once although it may still change. Use an expectation of the locator (toHaveText, toHaveCount …), or expect.poll.',
  },
];
