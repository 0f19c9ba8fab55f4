import type {Rule, SourceCode} from 'eslint';
import type {AwaitExpression, CallExpression, Node} from 'estree';
import {readers} from './journeyForms';

/** Functions of e2e/support that return when the page has settled. */
const settling = new Set([
  ...['settled', 'waitUntilHydrated', 'painted', 'open', 'openHydrated', 'expectShown', 'expectLeft', 'goBack'],
  ...['goForward', 'reload', 'click', 'tap', 'press', 'type', 'requestsDone', 'staysQuiet', 'accessibilityViolations'],
  ...['wheel', 'wheelTo'],
  // These wait for the search.
  ...['ask', 'indexLoaded'],
]);
/** A method that runs all timers of a stopped clock. */
const settlingMethod = 'runFor';

/** What a reader does, after which the page may need time. */
const acts = new RegExp(
  '^(?:hover|fill|clear|focus|blur|selectOption|scrollIntoViewIfNeeded|down|up|move|dragTo|setViewportSize|emulateMedia|' +
    'click|dblclick|tap|(?:click|tap|press|type|goBack|followAndGoBack|navigate)AtOnce|navigate|writeHash)$',
);

const isReader = new RegExp(`^(?:${readers})$`);

/**
 * Refuses to expect something of a value that was read once after a reader's act, unless the page has settled in between.
 * The value may be read in the expectation, by a function, or earlier, into a variable.
 */
export const readWhenSettled: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unsettled:
        'This value was read once after "{{act}}", when the page may still change. Poll it (expect.poll, toHaveText …), or wait with settled before reading it.',
    },
  },
  create(context) {
    const {sourceCode} = context;
    const calls: CallExpression[] = [];
    /** The act that the page may not have settled from, if any. */
    const actBefore = (read: Node): string | undefined => {
      const last = calls
        .filter((call) => startOf(call) < startOf(read) && functionOf(call) === functionOf(read))
        .sort((a, b) => startOf(a) - startOf(b))
        .findLast((call) => settles(call) || acts.test(nameOf(call)));
      return last === undefined || settles(last) ? undefined : nameOf(last);
    };
    return {
      CallExpression(call) {
        calls.push(call);
      },
      'Program:exit'() {
        for (const call of calls.filter(isExpectation)) {
          const act = readsIn(call, sourceCode).map(actBefore).find(Boolean);
          if (act !== undefined) context.report({node: call, messageId: 'unsettled', data: {act}});
        }
      },
    };
  },
};

/** Our `click(…)` waits for the page; `page.mouse.click(…)` doesn't. */
function settles(call: CallExpression): boolean {
  return call.callee.type === 'Identifier' ? settling.has(nameOf(call)) : nameOf(call) === settlingMethod;
}

/** `expect(…)` and `expect.soft(…)`, but not `expect.poll(…)`. */
function isExpectation({callee}: CallExpression): boolean {
  if (callee.type !== 'MemberExpression') return callee.type === 'Identifier' && callee.name === 'expect';
  const {object, property} = callee;
  return (
    object.type === 'Identifier' &&
    object.name === 'expect' &&
    property.type === 'Identifier' &&
    property.name === 'soft'
  );
}

/** The reads whose values an expectation is about. */
function readsIn(expectation: CallExpression, sourceCode: SourceCode): readonly AwaitExpression[] {
  return expectation.arguments
    .slice(0, 1)
    .flatMap((argument) => [
      argument,
      ...within(argument, sourceCode).flatMap((node) =>
        node.type === 'Identifier' ? initialValue(node, sourceCode) : [],
      ),
    ])
    .flatMap((node) => within(node, sourceCode))
    .filter((node) => node.type === 'AwaitExpression')
    .filter((node) => within(node.argument, sourceCode).some(isRead));
}

function isRead(node: Node): boolean {
  if (node.type !== 'CallExpression') return false;
  const name = nameOf(node);
  return isReader.test(name) || (node.callee.type === 'Identifier' && !settles(node));
}

/** The value that a variable was declared with. */
function initialValue(identifier: Node & {type: 'Identifier'}, sourceCode: SourceCode): readonly Node[] {
  const {references} = sourceCode.getScope(identifier);
  const variable = references.find((reference) => reference.identifier === identifier)?.resolved;
  return (variable?.defs ?? []).flatMap((definition) =>
    definition.type === 'Variable' && definition.node.init ? [definition.node.init] : [],
  );
}

/** A node and all nodes in it, except what functions in it contain. */
function within(node: Node, sourceCode: SourceCode): readonly Node[] {
  if (node.type.includes('Function')) return [];
  const parts = (sourceCode.visitorKeys[node.type] ?? []).flatMap(
    (key) => (Reflect.get(node, key) ?? []) as Node | (Node | null)[],
  );
  return [node, ...parts.filter((part) => part !== null).flatMap((part) => within(part, sourceCode))];
}

function functionOf(node: Node): Node | null {
  let {parent} = node as Rule.Node;
  while (parent && !parent.type.includes('Function')) ({parent} = parent);
  return parent;
}

function nameOf({callee}: CallExpression): string {
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  return name.type === 'Identifier' ? name.name : '';
}

const startOf = (node: Node): number => node.range?.[0] ?? 0;
