// cspell:ignore domcontentloaded framenavigated
/** A code pattern that ESLint's `no-restricted-syntax` refuses. */
interface RefusedForm {
  readonly selector: string;
  readonly message: string;
}

/** `history` and `window.history`. */
const ofHistory = ':matches([callee.object.name="history"], [callee.object.property.name="history"])';
const ofLocation = ':matches([callee.object.name="location"], [callee.object.property.name="location"])';
const ofElement = ':not([callee.object.property.name=/^(?:mouse|touchscreen)$/])';
const location = ['left.name', 'left.object.name', 'left.property.name', 'left.object.property.name'].map(
  (place) => `AssignmentExpression[${place}="location"]`,
);

/**
 * Calls that journeys must not use, because the page has not settled by then. Use the functions of
 * e2e/support/settled.ts.
 */
export const bareForms: readonly RefusedForm[] = [
  {
    selector: 'CallExpression[callee.property.name="goto"]',
    message: 'Use open (or openAtOnce): it waits until the page has settled.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^(?:goBack|goForward|reload)$/]',
    message: 'Use goBack, goForward and reload from e2e/support/settled.ts: they wait until the page has settled.',
  },
  {
    selector: [
      `CallExpression[callee.property.name=/^(?:back|forward|go|pushState|replaceState)$/]${ofHistory}`,
      `CallExpression[callee.property.name=/^(?:assign|replace)$/]${ofLocation}`,
      'NewExpression[callee.name=/^(?:PopStateEvent|HashChangeEvent)$/]',
      ...location,
    ].join(', '),
    message: 'Use sendRouter, writeHash or goBackAtOnce: they wait until the previous page has settled.',
  },
  {
    selector: 'CallExpression[callee.property.name="press"], CallExpression[callee.object.property.name="keyboard"]',
    message: 'Use press and type (or pressAtOnce): the page may not have loaded the code that handles the key yet.',
  },
  {
    // Within the page, elements click at once.
    selector: `CallExpression[callee.property.name=/^(?:click|tap)$/]${ofElement}:not(CallExpression[callee.property.name=/^evaluate/] *)`,
    message: 'Use click and tap: they wait until the element no longer moves.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^(?:toHaveURL|waitForURL|waitForNavigation)$/]',
    message: 'Use expectShown (or expectLeft, expectAddress, expectLoaded): the address changes before the page does.',
  },
  {
    selector:
      'CallExpression[callee.property.name="waitForEvent"][arguments.0.value=/^(?:popup|framenavigated|load|domcontentloaded)$/]',
    message: 'Wait for the tab (context.waitForEvent("page")) and use expectShown: the event comes before the page.',
  },
  {
    selector:
      'CallExpression[callee.property.name="waitForTimeout"], NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"]',
    message: 'Wait for a condition, not for a time. To check that nothing happens, use stopClock and page.clock.',
  },
];

/** Expressions that read a value once although it may still change. */
export const singleReads: readonly RefusedForm[] = [
  {
    selector: 'CallExpression[callee.object.name="page"][callee.property.name="url"]',
    message: 'Use expectShown, or poll.',
  },
  {
    selector:
      'CallExpression[callee.name="expect"] > AwaitExpression > CallExpression[callee.property.name=/^(?:textContent|innerText|innerHTML|getAttribute|inputValue|isVisible|isHidden|isChecked|isEnabled|isDisabled|isEditable|count|title|allTextContents|allInnerTexts|evaluate|evaluateAll)$/]',
    message:
      'This reads a value once although it may still change. Use an expectation of the locator (toHaveText, toHaveCount …), or expect.poll.',
  },
];
