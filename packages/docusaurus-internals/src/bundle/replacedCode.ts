import {inPackage} from './inPackage';

interface ReplacedCode {
  /** A file of a package, below node_modules. */
  readonly file: string;
  /** Whether it is replaced in the server's bundle, too. */
  readonly onServer?: true;
  /** What no page of ours runs in the browser, or what takes too long there, and what replaces it. */
  readonly parts: readonly (readonly [RegExp, string])[];
}

/** Minifying doesn't know which branch a browser takes, and the first `localeCompare` takes a slow phone 35 ms. */
export const replacedCode: readonly ReplacedCode[] = [
  {
    // Compares an address with all routes, nearly 800 on the server, each by a pattern made of its path. Most paths have no
    // parameters, and then an address of another length needs no pattern. It may differ by a slash at its end.
    file: 'react-router/esm/react-router.js',
    onServer: true,
    parts: [
      [
        /(?<=\n {4}if \(matched\) return matched;\n)/,
        '    if (exact && Math.abs(pathname.length - path.length) > 1 && !/[:*(\\\\]/.test(path)) return null;\n',
      ],
    ],
  },
  {
    // Sorts names of properties, so that the order in which they were added doesn't matter.
    file: '@docusaurus/theme-common/lib/utils/reactUtils.js',
    parts: [[/(?<=deps\.sort\(\(a, b\) => )a\[0\]\.localeCompare\(b\[0\]\)(?=\))/, '(a[0] < b[0] ? -1 : 1)']],
  },
  {
    // Sorts the paths of plugins, the longer before those that they begin with.
    file: '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js',
    parts: [
      [
        /(?<=\.sort\(\(a, b\) => )b\[1\]\.path\.localeCompare\(a\[1\]\.path\)(?=\))/,
        '(b[1].path < a[1].path ? -1 : 1)',
      ],
    ],
  },
  {
    // The second router, which reads addresses from the hash.
    file: '@docusaurus/core/lib/client/clientEntry.js',
    parts: [[/siteConfig\.future\.experimental_router === 'hash'/, 'false']],
  },
  {
    // Shows the page of the newest navigation when any navigation has loaded. A page that has not arrived would be empty.
    file: '@docusaurus/core/lib/client/PendingNavigation.js',
    parts: [
      [
        /(?<=\.then\(\(\) => \{\n)(?= {12}this\.routeUpdateCleanupCb\(\);)/,
        '            if (nextLocation !== this.props.location) return;\n',
      ],
    ],
  },
  // The next two tell components that they run in a browser, and how wide the screen is. In a transition, React renders
  // the page again in steps of five milliseconds, not in one task.
  {
    file: '@docusaurus/core/lib/client/browserContext.js',
    parts: [[/(?<=\n {8})setIsBrowser\(true\)/, 'React.startTransition(() => setIsBrowser(true))']],
  },
  {
    file: '@docusaurus/theme-common/lib/hooks/useWindowSize.js',
    parts: [
      [/import \{ (?=useEffect)/, 'import { startTransition, '],
      [/(?<=\n {8})updateWindowSize\(\);/, 'startTransition(updateWindowSize);'],
    ],
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

/** Rules that replace code in modules of packages. */
export const replaceCode = (isServer: boolean) =>
  replacedCode
    .filter(({onServer}) => onServer ?? !isServer)
    .map(({file, parts}) => ({
      resource: moduleOf(file),
      enforce: 'pre' as const,
      use: [{loader: inPackage('loader/replaceText.cjs'), options: {parts}}],
    }));
