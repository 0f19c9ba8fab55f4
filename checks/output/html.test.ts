import {HtmlValidate, StaticConfigLoader, type ConfigData} from 'html-validate';
import {parse, serialize, type ParserError} from 'parse5';
import {describe, expect, it} from 'vitest';
import {htmlFiles, readSiteFile} from './support/builtSite';

/** html-validate's recommended rules; each one that is off or eased says why. */
const config: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // React writes `hidden=""`, `defer=""`: to the standard the same as `hidden`, `defer`.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // The standard allows any id without blanks.
    'valid-id': ['error', {relaxed: true}],
    // The search box has one field, which Enter and the keyboard's search key submit.
    'wcag/h32': 'off',
    // theme-classic's own, both allowed by ARIA: the label of the icon for links that open a new tab, and the region
    // around the skip link.
    'aria-label-misuse': ['error', {allowAnyNamable: true}],
    'prefer-native-element': ['error', {exclude: ['region']}],
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(config));

describe.each(htmlFiles)('%s', (file) => {
  const errors: ParserError[] = [];
  const tree = parse(readSiteFile(file), {sourceCodeLocationInfo: true, onParseError: (error) => errors.push(error)});

  it('parses without an error by the HTML standard', () => {
    expect(errors.map(({code, startLine, startCol}) => `${code} (${startLine}:${startCol})`)).toEqual([]);
  });

  // The minifier leaves out every end tag and quote that the standard lets it leave out, more than html-validate can
  // follow. So it gets the page as a browser has read it. What a browser would have had to mend, such as a block in a
  // paragraph, is an empty paragraph here and a hydration error in the browser journeys.
  it('is valid HTML', async () => {
    const report = await validator.validateString(serialize(tree), file);
    const messages = report.results.flatMap((result) =>
      result.messages.map(({ruleId, message, selector}) => `${ruleId}: ${message} (${selector ?? ''})`),
    );
    expect(messages).toEqual([]);
  });
});
