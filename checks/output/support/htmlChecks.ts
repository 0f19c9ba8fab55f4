import {HtmlValidate, StaticConfigLoader, type ConfigData} from 'html-validate';
import {parse, serialize, type DefaultTreeAdapterTypes, type ParserError} from 'parse5';
import {describe, expect, it} from 'vitest';
import {htmlFiles, readSiteFile} from './builtSite';

/** html-validate's recommended rules; a comment explains each rule that is off or relaxed. */
const config: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // React writes `hidden=""`, `defer=""`, which the standard treats like `hidden`, `defer`.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // The standard allows any id without spaces.
    'valid-id': ['error', {relaxed: true}],
    // Checkboxes with one name are a multiple choice, as in the gallery's comparison.
    'form-dup-name': ['error', {shared: ['radio', 'checkbox', 'button', 'reset', 'submit']}],
    // The search box has one field, so Enter and the keyboard's search key submit it.
    'wcag/h32': 'off',
    // From theme-classic, both allowed by ARIA: the label of the icon for links that open a new tab, and the region
    // around the skip link.
    'aria-label-misuse': ['error', {allowAnyNamable: true}],
    'prefer-native-element': ['error', {exclude: ['region']}],
  },
};

/** Resolves the configuration once; its base class does so for each page. */
class OneConfig extends StaticConfigLoader {
  readonly #resolved = super.getConfigFor('');

  override getConfigFor(): ReturnType<StaticConfigLoader['getConfigFor']> {
    return this.#resolved;
  }
}

const validator = new HtmlValidate(new OneConfig(config));

/** Checks every second page, because test files run in parallel, and all pages in one file would take longest. */
export function checkHtml(remainder: 0 | 1): void {
  describe.each(htmlFiles.filter((_, index) => index % 2 === remainder))('%s', checkPage);
}

function checkPage(file: string): void {
  it('parses without errors according to the HTML standard', () => {
    expect(parsePage(file).errors.map(({code, startLine, startCol}) => `${code} (${startLine}:${startCol})`)).toEqual(
      [],
    );
  });

  // The minifier omits every end tag and quote that the standard makes optional, more than html-validate understands.
  // So it gets the page as a browser has parsed it. Anything that a browser would have corrected, such as a block in a
  // paragraph, is an empty paragraph here and a hydration error in the browser journeys.
  it('is valid HTML', async () => {
    const report = await validator.validateString(serialize(parsePage(file).tree), file);
    const messages = report.results.flatMap((result) =>
      result.messages.map(({ruleId, message, selector}) => `${ruleId}: ${message} (${selector ?? ''})`),
    );
    expect(messages).toEqual([]);
  });
}

interface ParsedPage {
  readonly file: string;
  readonly tree: DefaultTreeAdapterTypes.Document;
  readonly errors: readonly ParserError[];
}

/** Only the last page, because the trees of all pages would fill the memory. */
let last: ParsedPage | undefined;

/** Parses with scripts disabled, so that the content for readers without JavaScript is checked, too. */
function parsePage(file: string): ParsedPage {
  if (last?.file === file) return last;
  const errors: ParserError[] = [];
  const tree = parse(readSiteFile(file), {scriptingEnabled: false, onParseError: (error) => errors.push(error)});
  last = {file, tree, errors};
  return last;
}
