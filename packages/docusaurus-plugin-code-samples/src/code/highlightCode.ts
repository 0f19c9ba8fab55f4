import {transformerMetaHighlight, transformerNotationDiff} from '@shikijs/transformers';
import {createHighlighter, type BundledLanguage, type Highlighter} from 'shiki';
import {classTheme, colorsToClasses} from './classTheme';

/** Languages a page may use, by the name written behind the fence. A new one is added here. */
const languages = {
  bash: 'bash',
  csharp: 'csharp',
  css: 'css',
  diff: 'diff',
  ini: 'ini',
  json: 'json',
  mdx: 'mdx',
  powershell: 'powershell',
  text: 'text',
  tsx: 'tsx',
  typescript: 'typescript',
  xml: 'xml',
  yaml: 'yaml',
} as const satisfies Record<string, BundledLanguage | 'text'>;

export type CodeLanguage = keyof typeof languages;

export function isCodeLanguage(name: string): name is CodeLanguage {
  return Object.hasOwn(languages, name);
}

export const codeLanguages: readonly string[] = Object.keys(languages);

let highlighter: Promise<Highlighter> | undefined;

/** HTML of a `pre` without one inline style: tokens, highlighted lines and diff lines carry classes. */
export async function highlightCode(code: string, language: CodeLanguage, highlightedLines?: string): Promise<string> {
  highlighter ??= createHighlighter({themes: [classTheme], langs: Object.values(languages)});
  return (await highlighter).codeToHtml(code, {
    lang: languages[language],
    theme: classTheme.name ?? '',
    // On a busy machine half a second, the default, may not be enough for a line, and its end would be colored wrongly.
    tokenizeTimeLimit: 0,
    meta: {__raw: highlightedLines ?? ''},
    transformers: [transformerNotationDiff(), transformerMetaHighlight(), colorsToClasses],
  });
}
