import {transformerNotationDiff} from '@shikijs/transformers';
import type {Element, ElementContent} from 'hast';
import {createHighlighter, type Highlighter} from 'shiki';
import {classTheme, colorsToClasses} from './classTheme';
import {languages, type CodeLanguage} from './codeLanguage';

let highlighter: Promise<Highlighter> | undefined;

/** The lines of code that has been highlighted: it is shown on several pages, and each page is compiled again and again. */
const known = new Map<string, Promise<readonly Element[]>>();

/**
 * Highlights code as one `span.line` per line, with classes on tokens instead of inline styles. Comments `// [!code
 * ++]` and `// [!code --]` mark their lines and are removed.
 */
export function highlightCode(code: string, language: CodeLanguage): Promise<readonly Element[]> {
  const key = `${language}\n${code}`;
  const lines = known.get(key) ?? highlight(code, language);
  known.set(key, lines);
  return lines;
}

async function highlight(code: string, language: CodeLanguage): Promise<readonly Element[]> {
  highlighter ??= createHighlighter({themes: [classTheme], langs: Object.values(languages)});
  const lines: Element[] = [];
  (await highlighter).codeToHast(code, {
    lang: languages[language],
    theme: classTheme.name ?? '',
    // Sets no limit, because on a busy machine a line can take longer than the default of half a second, and its end
    // would get wrong colors.
    tokenizeTimeLimit: 0,
    mergeSameStyleTokens: true,
    transformers: [
      transformerNotationDiff(),
      colorsToClasses,
      {code: ({children}) => void lines.push(...children.filter((child) => child.type === 'element'))},
    ],
  });
  return lines.map((line) => ({...line, children: line.children.flatMap(unwrapped)}));
}

/** Removes the element of a token that has the default color. */
function unwrapped(token: ElementContent): ElementContent[] {
  return token.type === 'element' && token.properties['class'] === undefined ? token.children : [token];
}
