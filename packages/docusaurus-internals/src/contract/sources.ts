import fs from 'node:fs';
import path from 'node:path';
import {replacedCode} from '../bundle/replacedCode';

/** Something that a file of Docusaurus does, and our files that rely on it. */
interface Assumption {
  readonly file: string;
  readonly does: string;
  /** Matches the file's source while it does so. */
  readonly as: RegExp;
  readonly usedBy: string;
}

const internals = 'packages/docusaurus-internals/src';

const assumptions: readonly Assumption[] = [
  {
    file: '@docusaurus/core/lib/commands/build/build.js',
    does: 'advises to run `npm run serve` after a build',
    as: /logger_1\.default\.info `Use code=\$\{'npm run serve'\} command to test your build locally\.`/,
    usedBy: 'scripts/lib/docusaurusOutput/isWrongAdvice.ts',
  },
  {
    file: '@docusaurus/core/lib/server/brokenLinks.js',
    does: 'advises to ignore broken links and anchors, on lines of their own',
    as: /^Note: it's possible to ignore broken anchors with the [\s\S]*^Note: it's possible to ignore broken links with the /m,
    usedBy: 'scripts/lib/docusaurusOutput/isWrongAdvice.ts',
  },
  {
    file: '@docusaurus/core/lib/server/brokenLinks.js',
    does: 'lists broken links below "Broken link on source page path", with "linking to" and "resolved as"',
    as: /` \(resolved as: \$\{[\s\S]*`- Broken \$\{type\} on source page path = \$\{pagePath\}:\n {3}-> linking to \$\{/,
    usedBy: 'scripts/lib/brokenLinks/readBrokenLinks.ts',
  },
  {
    file: '@docusaurus/mdx-loader/lib/utils.js',
    does: "prints MDX's errors with file, cause and details, in JSON",
    as: /JSON\.stringify\(error, null, 2\)[\s\S]*`MDX compilation failed for file \$\{logger_1\.default\.path\(filePath\)\}\\nCause: \$\{error\.message\}\\nDetails:\\n\$\{errorDetails\}`/,
    usedBy: 'scripts/lib/docusaurusOutput/mdxMistakes.ts',
  },
  {
    file: '@docusaurus/utils/lib/markdownUtils.js',
    does: 'advises to use double quotes for every error in front matter, on a line of its own',
    as: /^This can happen if you use special characters in front matter values /m,
    usedBy: 'scripts/lib/docusaurusOutput/isWrongAdvice.ts',
  },
  {
    file: '@docusaurus/core/bin/docusaurus.mjs',
    does: 'runs the command with the arguments of its own process',
    as: /await runCLI\(process\.argv\);/,
    usedBy: `${internals}/command.ts`,
  },
  {
    file: '@docusaurus/core/lib/webpack/base.js',
    does: 'turns the build cache off if DOCUSAURUS_NO_PERSISTENT_CACHE is set',
    as: /if \(process\.env\.DOCUSAURUS_NO_PERSISTENT_CACHE\) \{\s*return disabledPersistentCacheValue;[\s\S]*if \(!process\.env\.DOCUSAURUS_NO_PERSISTENT_CACHE\) \{\s*experiments\.cache = /,
    usedBy: `${internals}/command.ts`,
  },
  {
    file: '@docusaurus/utils/lib/constants.js',
    does: 'reads the folder of generated files from DOCUSAURUS_GENERATED_FILES_DIR_NAME',
    as: /exports\.GENERATED_FILES_DIR_NAME = process\.env\.DOCUSAURUS_GENERATED_FILES_DIR_NAME \?\? '\.docusaurus';/,
    usedBy: `${internals}/command.ts`,
  },
  {
    file: '@docusaurus/core/lib/server/site.js',
    does: "resolves the folder of generated files against the site's folder",
    as: /const generatedFilesDir = path_1\.default\.resolve\(siteDir, utils_1\.GENERATED_FILES_DIR_NAME\);/,
    usedBy: `${internals}/command.ts`,
  },
  {
    file: '@docusaurus/core/lib/client/docusaurus.js',
    does: 'defines window.docusaurus with "prefetch" and "preload"',
    as: /const docusaurus = \{\s*prefetch,\s*preload,/,
    usedBy: `${internals}/client/linkedPages.ts, ${internals}/client/pagesOfDevServer.ts, ${internals}/client/loadAhead.ts`,
  },
  {
    file: '@docusaurus/core/lib/client/clientEntry.js',
    does: 'offers the default export of "./docusaurus" as window.docusaurus',
    as: /import docusaurus from '\.\/docusaurus';[\s\S]*window\.docusaurus = docusaurus;/,
    usedBy: `${internals}/bundle/trimBrowserBundle.ts, ${internals}/client/linkedPages.ts`,
  },
  {
    file: '@docusaurus/core/lib/webpack/client.js',
    does: 'has "../client/clientEntry.js" as its only entry, which a plugin can replace',
    as: /entry: path_1\.default\.resolve\(__dirname, '\.\.\/client\/clientEntry\.js'\),/,
    usedBy: `${internals}/bundle/trimBrowserBundle.ts, ${internals}/client/startInSteps.ts`,
  },
  {
    file: '@docusaurus/core/lib/commands/start/webpack.js',
    does: 'puts only "evalSourceMapMiddleware" into the array that setupMiddlewares gets, and returns it',
    as: /setupMiddlewares: \(middlewares, devServer\) => \{(?:\s*\/\/[^\n]*)*\s*middlewares\.unshift\(\(0, evalSourceMapMiddleware_1\.default\)\(devServer\)\);\s*return middlewares;/,
    usedBy: `${internals}/bundle/addMiddleware.ts`,
  },
  {
    file: '@docusaurus/core/lib/webpack/base.js',
    does: 'extracts files that end in ".css" with one rule that a plugin can change',
    as: /const CSS_REGEX = \/\\\.css\$\/i;[\s\S]*test: CSS_REGEX,\s*exclude: CSS_MODULE_REGEX,/,
    usedBy: `${internals}/bundle/adoptSheets.ts`,
  },
  {
    file: '@docusaurus/core/lib/server/plugins/synthetic.js',
    does: 'treats a rule as one of its own loaders only if its "test" is a pattern for .mdx',
    as: /const isMDXRule = rule\.test instanceof RegExp && rule\.test\.test\('x\.mdx'\);\s*return isMDXRule \? rule\.include : \[\];/,
    usedBy: `${internals}/bundle/pageLoader.ts`,
  },
  {
    file: '@docusaurus/core/lib/client/exports/Link.js',
    does: 'calls window.docusaurus.prefetch and window.docusaurus.preload with an address, and ignores the answers',
    as: /\{\s*window\.docusaurus\.prefetch\(targetLink\);[\s\S]*\{\s*window\.docusaurus\.preload\(targetLink\);/,
    usedBy: `${internals}/client/linkedPages.ts`,
  },
  {
    file: '@docusaurus/theme-common/lib/utils/IntlUtils.js',
    does: 'exports nothing but "useCalendar" and "useDateTimeFormat", which gets its options as for Intl.DateTimeFormat',
    as: /^(?:(?!export )[\s\S])*export function useCalendar\(\)(?:(?!export )[\s\S])*export function useDateTimeFormat\(options = \{\}\)(?:(?!export )[\s\S])*$/,
    usedBy: `${internals}/bundle/trimBrowserBundle.ts, ${internals}/client/dateFormat.ts`,
  },
  {
    file: '@docusaurus/core/lib/client/preload.js',
    does: 'calls "preload" of the generated routes\' components without passing the address',
    as: /import routes from '@generated\/routes';[\s\S]*match\.route\.component\.preload\?\.\(\)/,
    usedBy: `${internals}/client/followNavigations.ts, packages/docusaurus-plugin-api-reference/src/client/apiPageRoute.tsx`,
  },
  {
    file: '@docusaurus/core/lib/client/PendingNavigation.js',
    does: 'announces a navigation, then immediately preloads its routes, and reloads the page in full when they fail',
    as: /dispatchLifecycleAction\('onRouteUpdate'[^;]*;(?:\s*\/\/[^\n]*)*\s*preload\([\s\S]*window\.location\.reload\(\)/,
    usedBy: `${internals}/client/followNavigations.ts`,
  },
  {
    file: '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js',
    does: 'reads the list of client modules at each event',
    as: /import clientModules from '@generated\/client-modules';[\s\S]*=> \{?[^}]*clientModules\.map|function dispatchLifecycleAction\([^)]*\) \{\s*const callbacks = clientModules\.map/,
    usedBy: `${internals}/client/followNavigations.ts`,
  },
  {
    file: '@docusaurus/core/lib/client/routeContext.js',
    does: 'exports RouteContextProvider with "value"',
    as: /export function RouteContextProvider\(\{ children, value,? \}\)/,
    usedBy: `${internals}/client/routeContext.ts`,
  },
  {
    file: '@docusaurus/theme-classic/lib/nprogress.js',
    does: 'shows a progress bar of "nprogress" and hides it in onRouteDidUpdate',
    as: /import nprogress from 'nprogress';[\s\S]*onRouteDidUpdate\(\) \{\s*nprogress\.done\(\);/,
    usedBy: `${internals}/client/followNavigations.ts, packages/docusaurus-theme-cocos/src/client/progressBar.ts`,
  },
  {
    file: 'react-router/esm/react-router.js',
    does: 'needs hoist-non-react-statics for "withRouter" alone',
    as: /^(?:(?!hoistStatics\()[\s\S])*hoistStatics\(C, Component\)(?:(?!hoistStatics\()[\s\S])*$/,
    usedBy: `${internals}/bundle/trimBrowserBundle.ts`,
  },
  {
    file: '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin.js',
    does: 'adds nothing but "__webpack_require__.gca", with a table of chunk names',
    as: /const DocusaurusGetChunkAssetFn = '__webpack_require__\.gca';[\s\S]*class ChunkAssetPlugin \{\s*apply\(compiler\) \{\s*compiler\.hooks\.thisCompilation\.tap\(PluginName, \(compilation\) => \{\s*compilation\.hooks\.additionalTreeRuntimeRequirements\.tap\(PluginName, \(chunk\) => \{\s*compilation\.addRuntimeModule\(chunk, new ChunkAssetRuntimeModule\(\)\);/,
    usedBy: `${internals}/bundle/trimBrowserBundle.ts`,
  },
  {
    file: '@docusaurus/core/lib/client/exports/ComponentCreator.js',
    does: "reads a route's chunks when it is created, and needs only the first part of an entry of the registry",
    as: /routesChunkNames\[`\$\{path\}-\$\{hash\}`\][\s\S]*loader\[keyPath\] = chunkRegistry\[0\]/,
    usedBy: `${internals}/client/route.ts, ${internals}/loader/inlineChunks.cjs`,
  },
  {
    file: '@docusaurus/theme-classic/lib/theme/TOC/styles.module.css',
    does: 'has the class "tableOfContents"',
    as: /\.tableOfContents \{/,
    usedBy: `${internals}/client/styles/toc.ts`,
  },
  {
    file: '@docusaurus/theme-classic/lib/theme/TOCCollapsible/styles.module.css',
    does: 'has the classes "tocCollapsible", "tocCollapsibleContent" and "tocCollapsibleExpanded"',
    as: /\.tocCollapsible \{[\s\S]*\.tocCollapsibleContent[\s\S]*\.tocCollapsibleExpanded/,
    usedBy: `${internals}/client/styles/tocCollapsible.ts`,
  },
  {
    file: '@docusaurus/theme-classic/lib/prism-include-languages.js',
    does: 'imports only "Prism" from "prism-react-renderer"',
    as: /^import \{ Prism \} from 'prism-react-renderer';$/m,
    usedBy: `${internals}/client/noHighlighter.ts`,
  },
  {
    file: '@docusaurus/mdx-loader/lib/loader.js',
    does: "exports a doc's metadata from a file of its own",
    as: /`export \{default as metadata\} from '\$\{/,
    usedBy: `${internals}/loader/dropArticle.cjs`,
  },
  {
    file: '@docusaurus/plugin-content-docs/lib/index.js',
    does: 'is a plugin that can be called and extended, with its own check of options',
    as: /exports\.default = pluginContentDocs;[\s\S]*getPathsToWatch\(\)[\s\S]*contentLoaded\(\{ content, actions \}\)[\s\S]*configureWebpack\([\s\S]*"validateOptions"/,
    usedBy: 'packages/docusaurus-plugin-api-reference/src/index.ts',
  },
  {
    file: '@docusaurus/plugin-content-docs/lib/client/doc.js',
    does: 'provides a doc\'s "metadata", "frontMatter", "assets", "contentTitle" and "toc"',
    as: /\(\) => \(\{\s*metadata: content\.metadata,\s*frontMatter: content\.frontMatter,\s*assets: content\.assets,\s*contentTitle: content\.contentTitle,\s*toc: content\.toc,\s*\}\)/,
    usedBy: `${internals}/client/docContent.ts`,
  },
];

/** Returns one line for each file of Docusaurus that no longer does what we rely on. */
export function sourceProblems(require: NodeJS.Require): readonly string[] {
  return [
    ...assumptions.flatMap(({file, does, as, usedBy}) => {
      const source = readFile(require, file);
      if (source !== undefined && as.test(source)) return [];
      return [
        `${file} ${source === undefined ? 'is gone. The project needs a file that' : 'changed. It no longer'} ${does}. Used by ${usedBy}.`,
      ];
    }),
    ...replacedCode.flatMap(({file, parts}) => {
      const source = readFile(require, file) ?? '';
      return parts
        .filter(([part]) => !part.test(source))
        .map(([part]) => `${file} changed. It has no ${String(part)}. Used by ${internals}/bundle/replacedCode.ts.`);
    }),
    ...tslibProblems(require),
  ];
}

/** Checks that @docusaurus/utils-common uses only the one helper of tslib that we give the browser. */
function tslibProblems(require: NodeJS.Require): readonly string[] {
  const folder = path.join(packageDir(require, '@docusaurus/utils-common') ?? '', 'lib');
  const files = fs.existsSync(folder) ? fs.readdirSync(folder).filter((file) => file.endsWith('.js')) : [];
  const asked = files.flatMap((file) =>
    [...fs.readFileSync(path.join(folder, file), 'utf8').matchAll(/\btslib_1\.(\w+)/g)].map(
      ([, helper]) => helper ?? '',
    ),
  );
  return [...new Set(asked)]
    .filter((helper) => helper !== '__importDefault')
    .map(
      (helper) =>
        `@docusaurus/utils-common now also uses tslib's ${helper}. Used by ${internals}/client/tslibForUtilsCommon.mjs.`,
    );
}

/** Reads a file by its path in its package, because packages don't export every file. */
function readFile(require: NodeJS.Require, file: string): string | undefined {
  const [, name = '', rest = ''] = /^((?:@[^/]+\/)?[^/]+)\/(.*)$/.exec(file) ?? [];
  const place = path.join(packageDir(require, name) ?? '', rest);
  return fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : undefined;
}

export function packageDir(require: NodeJS.Require, name: string): string | undefined {
  return require.resolve
    .paths(name)
    ?.map((folder) => path.join(folder, name))
    .find((folder) => fs.existsSync(path.join(folder, 'package.json')));
}
