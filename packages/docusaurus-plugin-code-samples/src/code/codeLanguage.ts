import type {BundledLanguage} from 'shiki';
import {didYouMean, similarNames} from 'name-suggestions';

/** Languages that a page may use, by their names in code fences. Add new ones here. */
export const languages = {
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

/** Other names, which are refused. Each language has one name, so that C# can't avoid the check that it compiles. */
const otherNames: Readonly<Record<string, CodeLanguage>> = {
  'c#': 'csharp',
  cs: 'csharp',
  csproj: 'xml',
  csx: 'csharp',
  js: 'typescript',
  ps1: 'powershell',
  sh: 'bash',
  shell: 'bash',
  ts: 'typescript',
  txt: 'text',
  yml: 'yaml',
};

/**
 * Returns the language of a fence, or `text` if it has none. Throws an Error that suggests the right name.
 */
export function codeLanguage(name: string | null | undefined): CodeLanguage {
  if (name === null || name === undefined) return 'text';
  if (Object.hasOwn(languages, name)) return name as CodeLanguage;
  const known = Object.keys(languages);
  const lowerCase = name.toLowerCase();
  const other = Object.hasOwn(otherNames, lowerCase) ? otherNames[lowerCase] : undefined;
  const suggestion = didYouMean(other === undefined ? similarNames(name, known) : [other]);
  throw new Error(`Unknown code language "${name}".${suggestion} Known: ${known.join(', ')}.`);
}
