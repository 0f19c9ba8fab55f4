import {inPackage} from './inPackage';

interface UnusedCode {
  /** A file of a package, below node_modules. */
  readonly file: string;
  /** What no page of ours runs in the browser, and what replaces it. */
  readonly parts: readonly (readonly [RegExp, string])[];
}

/** Code that minifying can't remove because it doesn't know which branch a browser takes. */
export const unusedCode: readonly UnusedCode[] = [
  {
    // The second router, which reads addresses from the hash.
    file: '@docusaurus/core/lib/client/clientEntry.js',
    parts: [[/siteConfig\.future\.experimental_router === 'hash'/, 'false']],
  },
  {
    // The text of a banner that the build writes into pages.
    file: '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js',
    parts: [[/!ExecutionEnvironment\.canUseDOM(?= && \()/, 'false']],
  },
  {
    file: 'react-helmet-async/lib/index.module.js',
    parts: [
      // Writes the head of a page as HTML.
      [/(?<=,)k=function\(t\)\{var e=t\.baseTag,.*?(?=,H=\[\],N=function)/, 'k=void 0'],
      [/(?<=this\.canUseDOM=e),e\|\|\(t\.helmet=k\(\{.*?\}\)\)(?=\},R=)/, ''],
      [/:k&&\(i=k\(o\)\)/, ':0'],
      // React no longer checks types of props.
      [/,D=\w\.shape\(\{setHelmet:.*?\}\)\}\)(?=,U=)/, ''],
      [/(?<=,)q\.propTypes=\{.*?\},(?=q\.defaultProps)/, ''],
      [/(?<=;)z\.propTypes=\{.*?\},(?=z\.displayName)/, ''],
      [/(?<=;)W\.propTypes=\{.*?\},(?=W\.defaultProps)/, ''],
    ],
  },
];

const moduleOf = (file: string) =>
  new RegExp(`[\\\\/]node_modules[\\\\/]${file.replace(/[.\\/]/g, (c) => (c === '.' ? '\\.' : '[\\\\/]'))}$`);

/** Rules that remove unused code from modules of packages. */
export const dropUnusedCode = () =>
  unusedCode.map(({file, parts}) => ({
    resource: moduleOf(file),
    enforce: 'pre' as const,
    use: [{loader: inPackage('loader/replaceText.cjs'), options: {parts}}],
  }));
