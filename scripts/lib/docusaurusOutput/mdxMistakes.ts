import {stripVTControlCharacters} from 'node:util';

const failure =
  /MDX compilation failed for file "(?<file>[^"]+)"\n[│\s]*Cause: (?<cause>.*)[\s\S]*?"line": (?<line>\d+)/g;

/** What MDX says about text that it reads as a tag or an expression. */
const syntax =
  /^(?:Expected a closing tag|Expected the closing tag|Unexpected closing|Could not parse|Unexpected (?:character|end of file|lazy line|content|extra content))/;

/** The errors about `<` and `{` in text, each with file, line, and the advice that MDX doesn't give. */
export function mdxMistakes(output: string): readonly string[] {
  const failures = [...stripVTControlCharacters(output).matchAll(failure)].map(({groups}) => groups ?? {});
  const mistakes = failures
    .filter(({cause = ''}) => syntax.test(cause))
    .map(({file, line, cause}) => `${file}:${line}: ${cause}. Put code with < or { in backticks.`);
  return [...new Set(mistakes)];
}
